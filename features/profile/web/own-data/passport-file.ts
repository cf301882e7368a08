import {
  BROUGHT_KINDS,
  type BroughtKind,
  PASSPORT_END,
  PASSPORT_FILE,
  PASSPORT_FORMAT,
  PASSPORT_VERSION,
  type Passport,
  type PassportEnd,
  recordsPath,
} from '#features/privacy/contract/passport.ts';
import { MOST_RECORDS } from '#features/privacy/contract/privacy.contract.ts';
import { BadZip, type OpenedZip, openZip } from '#packages/archive/index.ts';

/** Largest part of a file, once it is unpacked, that is read here: decades of a diary. Photos stay unread. */
const MOST_UNPACKED = 128_000_000;
/** Characters of records that travel together; the server takes four times as many bytes. */
const MOST_CHARACTERS = 800_000;

export type FileProblem = 'not_passport' | 'newer' | 'not_whole' | 'too_large' | 'not_daylio';

/** Why a file cannot be brought in. */
export class BadPassport extends Error {
  readonly problem: FileProblem;
  constructor(problem: FileProblem) {
    super(`A passport is ${problem}`);
    this.name = 'BadPassport';
    this.problem = problem;
  }
}

/** Some records of a kind, few enough for one call. */
export interface Batch {
  kind: BroughtKind;
  records: unknown[];
}

export interface OpenedPassport {
  createdAt: string;
  /** Records that `batches` gives in all. */
  total: number;
  /** The records, a kind unpacked at a time. Throws `BadPassport`. */
  batches(): AsyncIterable<Batch> | Iterable<Batch>;
}

/** Opens a file that a person chose. Throws `BadPassport` for what is none, not whole, or too large. */
export async function openPassport(file: Blob): Promise<OpenedPassport> {
  const zip = await asPassport(() => openZip(file, MOST_UNPACKED));
  const head = await json<Partial<Passport>>(zip, PASSPORT_FILE);
  if (head?.format !== PASSPORT_FORMAT) throw new BadPassport('not_passport');
  if (Number(head.version) > PASSPORT_VERSION) throw new BadPassport('newer');
  const end = await json<Partial<PassportEnd>>(zip, PASSPORT_END);
  if (!end?.records) throw new BadPassport('not_whole');
  const { records } = end;
  return {
    createdAt: String(head.createdAt),
    total: BROUGHT_KINDS.reduce((sum, kind) => sum + (Number(records[kind]) || 0), 0),
    batches: () => allBatches(zip),
  };
}

async function* allBatches(zip: OpenedZip): AsyncGenerator<Batch> {
  for (const kind of BROUGHT_KINDS) {
    const all = (await json<unknown>(zip, recordsPath(kind))) ?? [];
    if (!Array.isArray(all)) throw new BadPassport('not_whole');
    yield* batchesOf(kind, all);
  }
}

/** Records of a kind, as many together as travel in one call. */
export function* batchesOf(kind: BroughtKind, all: readonly unknown[]): Generator<Batch> {
  let records: unknown[] = [];
  let characters = 0;
  for (const record of all) {
    const length = JSON.stringify(record).length;
    if (
      records.length > 0 &&
      (records.length === MOST_RECORDS || characters + length > MOST_CHARACTERS)
    ) {
      yield { kind, records };
      records = [];
      characters = 0;
    }
    records.push(record);
    characters += length;
  }
  if (records.length > 0) yield { kind, records };
}

/** What a file of the zip says; undefined where it is not there. */
function json<T>(zip: OpenedZip, path: string): Promise<T | undefined> {
  return asPassport(async () => {
    const text = await zip.text(path);
    return text === undefined ? undefined : (JSON.parse(text) as T);
  });
}

async function asPassport<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof BadZip && error.problem === 'too_large')
      throw new BadPassport('too_large');
    if (error instanceof SyntaxError) throw new BadPassport('not_whole');
    throw error instanceof BadZip ? new BadPassport('not_passport') : error;
  }
}
