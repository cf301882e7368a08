import { Socket } from 'node:net';

/**
 * A socket that sends everything written in one turn of the event loop in one go. Waking the
 * database costs more than most statements: statements issued together should wake it once.
 */
export class GatheringSocket extends Socket {
  #leaving = false;

  /** The driver corks and uncorks around each statement: the last uncork waits for the turn's end. */
  override uncork(): void {
    if (this.#leaving) {
      super.uncork();
      return;
    }
    this.#leaving = true;
    setImmediate(() => {
      this.#leaving = false;
      super.uncork();
    });
  }
}
