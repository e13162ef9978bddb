/** The local model cannot be used: `message` says why, as a clause ("config.json is missing"). Never ends a check. */
export class ModelUnusable extends Error {
  constructor(why: string) {
    super(why.replace(/[.\s]+$/u, ''));
    this.name = 'ModelUnusable';
  }
}
