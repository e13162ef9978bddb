/** "34 of 800 reviews, 52 a minute, 14:44 left"; rate and time as soon as one is done. */
export function progressText(done: number, total: number, unit: string, milliseconds: number): string {
  const head = `${done} of ${total} ${unit}`;
  if (done === 0 || milliseconds <= 0) return head;
  const left = (milliseconds / done) * (total - done);
  return `${head}, ${perMinute(done, milliseconds)} a minute, ${formatTime(left)} left`;
}

export function perMinute(done: number, milliseconds: number): number {
  return Math.round((done * 60_000) / milliseconds);
}

/** Minutes and seconds: "1:05". */
export function formatTime(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
