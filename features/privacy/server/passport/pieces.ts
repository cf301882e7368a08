import * as z from 'zod';
import {
  PASSPORT_END,
  PASSPORT_FILE,
  PASSPORT_FORMAT,
  PASSPORT_VERSION,
  type Passport,
  type PassportEnd,
  recordsPath,
} from '#features/privacy/contract/passport.ts';
import type { Caller } from '#packages/api/server/index.ts';
import type { PersonalFile, PersonalKind, ServerContext } from '#packages/kernel/index.ts';
import { bookOf } from './book.ts';
import { kindsOf } from './personal-data.ts';
import { readmeOf } from './readme.ts';

/** All files of a person's passport, piece by piece, read from the database as they are asked for. */
export async function* passportPieces(
  context: ServerContext,
  caller: Caller,
): AsyncGenerator<PersonalFile> {
  const createdAt = context.now().toISOString();
  const kinds = kindsOf(context);
  const head: Passport = { format: PASSPORT_FORMAT, version: PASSPORT_VERSION, createdAt };
  yield json(PASSPORT_FILE, head);
  yield readmeOf(
    kinds.map(({ name }) => name),
    caller,
    createdAt,
  );
  yield* bookOf(context, caller, createdAt);
  for (const { files } of context.assembly.personalData) {
    if (files) yield* files(context, caller);
  }
  const records: Record<string, number> = {};
  let unreadable = 0;
  for (const kind of kinds) {
    const path = recordsPath(kind.name);
    let count = 0;
    for await (const record of kind.read(context, caller.userId)) {
      if (record === undefined) {
        unreadable += 1;
        continue;
      }
      yield { path, text: `${count === 0 ? '[\n' : ',\n'}${JSON.stringify(record)}` };
      count += 1;
    }
    yield { path, text: count === 0 ? '[]\n' : '\n]\n' };
    records[kind.name] = count;
  }
  yield json('data/schema.json', schemasOf(kinds));
  const end: PassportEnd = { records, unreadable };
  yield json(PASSPORT_END, end);
}

/** What a record of each kind looks like, as JSON Schema. */
function schemasOf(kinds: readonly PersonalKind[]): Record<string, unknown> {
  return Object.fromEntries(
    kinds.map(({ name, schema }) => [name, z.toJSONSchema(schema, { io: 'input' })]),
  );
}

const json = (path: string, value: unknown): PersonalFile => ({
  path,
  text: `${JSON.stringify(value, null, 2)}\n`,
});
