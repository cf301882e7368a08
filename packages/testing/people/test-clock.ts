/** A server's clock that a test moves by hand. It stands still from the moment the test begins. */
export class TestClock {
  /** Milliseconds since 1970, as of `Date.now`. */
  ms = Date.now();
  /** For whoever wants a clock: bound, so that it can be handed over. */
  readonly now = (): Date => new Date(this.ms);

  readonly pass = (ms: number): void => {
    this.ms += ms;
  };
}
