import pg from 'pg';

/** What the driver's result keeps of the columns of an answer. */
interface Columns {
  fields: unknown;
  _parsers: unknown;
  _prebuiltEmptyResultObject: unknown;
}
type Result = Columns & { constructor: new (rowMode?: 'array', types?: unknown) => Result };
/** The parts of the driver's query that its declared type leaves out. */
interface DriverQuery extends pg.Submittable {
  name: string;
  _rowMode: 'array' | undefined;
  _result: Result;
  _results: Result;
  _accumulateRows: boolean;
  hasBeenParsed(connection: pg.Connection): boolean;
  prepare(connection: pg.Connection): void;
  handleRowDescription(message: unknown): void;
}
type Callback = (error: Error | undefined, result: pg.QueryResult) => void;
const DriverQuery = pg.Query as unknown as new (
  text: string,
  values: unknown[] | undefined,
  callback: Callback,
) => DriverQuery;

/** What one connection has learned of its statements, and the connection as it looks without asking. */
interface Learned {
  columns: Map<string, Columns>;
  silent: pg.Connection;
}
const learned = new WeakMap<pg.Connection, Learned>();

function learnedBy(connection: pg.Connection): Learned {
  let known = learned.get(connection);
  if (!known) {
    const silent = Object.create(connection, { describe: { value: () => undefined } });
    known = { columns: new Map(), silent };
    learned.set(connection, known);
  }
  return known;
}

/**
 * A named statement whose columns a connection describes once. The driver asks for them with every
 * answer and looks up each one's parser again, which is much of what a wide row costs on both sides.
 * They do not change: PostgreSQL refuses a prepared statement that would answer with others.
 */
class NamedStatement extends DriverQuery {
  #columns: Map<string, Columns> | undefined;

  /** Given its text alone, since the driver copies a whole statement property by property, at each call. */
  constructor({ name, text, rowMode, types, values: own }: Named, values = own, done: Callback) {
    super(text, values, done);
    this.name = name;
    this._rowMode = rowMode;
    this._result = new this._result.constructor(rowMode, types);
    this._results = this._result;
  }

  override prepare(connection: pg.Connection): void {
    const { columns, silent } = learnedBy(connection);
    const known = this.hasBeenParsed(connection) ? columns.get(this.name) : undefined;
    if (!known) {
      this.#columns = columns;
      super.prepare(connection);
      return;
    }
    Object.assign(this._result, known);
    this._accumulateRows = true;
    super.prepare(silent);
  }

  override handleRowDescription(message: unknown): void {
    super.handleRowDescription(message);
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    this.#columns?.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject });
  }
}

type Query = (...values: unknown[]) => unknown;
/** What is asked of the driver here: of its other settings no statement makes use. */
type Named = Pick<pg.QueryConfig, 'text' | 'values' | 'types'> & {
  name: string;
  rowMode?: 'array';
};

/** A client of the driver whose named statements are described once; see `NamedStatement`. */
export class Client extends pg.Client {
  // One of the driver's many forms is taken care of here; the others are passed on as they came.
  override query = ((statement: unknown, values?: unknown, callback?: Callback): unknown => {
    const plain = pg.Client.prototype.query as Query;
    if (!isNamed(statement) || typeof values === 'function') {
      return plain.call(this, statement, values, callback);
    }
    const run = (done: Callback) =>
      plain.call(this, new NamedStatement(statement, values as unknown[] | undefined, done));
    if (callback) return run(callback);
    return new Promise((resolve, reject) => {
      run((error, result) => (error ? reject(error) : resolve(result)));
    }).catch((error: Error) => {
      // Where it was called from, instead of the socket that the answer came from.
      Error.captureStackTrace(error);
      throw error;
    });
  }) as pg.Client['query'];
}

function isNamed(statement: unknown): statement is Named {
  return (
    typeof statement === 'object' && statement !== null && 'name' in statement && !!statement.name
  );
}
