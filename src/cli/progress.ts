import { formatTime, perMinute } from '../core/report/progress-text.ts';

/** Writes "12/40 papers, 1:05 left" to stderr, over itself on a terminal, once every 20 seconds elsewhere. */
export class Progress {
  readonly #total: number;
  readonly #unit: string;
  readonly #rate: boolean;
  readonly #started = Date.now();
  #done = 0;
  #written = Date.now();

  /** @param rate also say how many are done in a minute */
  constructor(total: number, unit: string, rate = false) {
    this.#total = total;
    this.#unit = unit;
    this.#rate = rate;
  }

  step(): void {
    this.#done += 1;
    const now = Date.now();
    const terminal = process.stderr.isTTY;
    if (now - this.#written < (terminal ? 200 : 20_000)) return;
    this.#written = now;
    const left = ((now - this.#started) / this.#done) * (this.#total - this.#done);
    const total = Number.isFinite(this.#total) ? `/${this.#total}` : '';
    const time = Number.isFinite(left) ? `, ${formatTime(left)} left` : '';
    const rate = this.#rate ? `, ${perMinute(this.#done, now - this.#started)} a minute` : '';
    const line = `${this.#done}${total} ${this.#unit}${rate}${time}`;
    process.stderr.write(terminal ? `\r\u001b[K${line}` : `${line}\n`);
  }

  end(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  }
}
