import pg from 'pg';

/**
 * Planning one of these statements anew costs more than running it, and a new plan is never another
 * one: each goes to a person's rows along a key. Statistics that change still lead to a new plan.
 */
const PLAN_ONCE = 'set plan_cache_mode = force_generic_plan';

/**
 * One connection that many requests use at once: their statements follow each other without
 * waiting for answers, and those of one turn of the event loop leave in one write. For short statements
 * only: a slow one would hold up those behind it.
 */
export class SharedConnection {
  readonly #options: pg.ClientConfig;
  #client: pg.Client | undefined;
  #connecting: Promise<pg.Client> | undefined;
  #closed = false;

  constructor(options: pg.ClientConfig) {
    this.#options = { ...options, pipeline: true };
  }

  /** Runs a named statement. A connection that was lost is made anew for the next one. */
  async query<R extends unknown[]>(
    statement: pg.QueryArrayConfig,
    values = statement.values,
  ): Promise<pg.QueryArrayResult<R>> {
    const client = this.#client ?? (await this.#connect());
    return client.query<R>(statement, values);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#connecting?.then(
      (client) => client.end(),
      () => undefined,
    );
  }

  #connect(): Promise<pg.Client> {
    if (this.#closed) return Promise.reject(new Error('The connection was closed'));
    this.#connecting ??= this.#open();
    return this.#connecting;
  }

  async #open(): Promise<pg.Client> {
    const client = new pg.Client(this.#options);
    let forgotten = false;
    const forget = () => {
      // An error is followed by an end, when another connection may already stand here.
      if (forgotten) return;
      forgotten = true;
      this.#client = undefined;
      this.#connecting = undefined;
    };
    // Statements under way are told by their own rejection.
    client.on('error', forget);
    client.on('end', forget);
    try {
      await client.connect();
      await client.query(PLAN_ONCE);
    } catch (error) {
      forget();
      throw error;
    }
    this.#client = client;
    return client;
  }
}
