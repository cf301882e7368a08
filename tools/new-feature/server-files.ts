import type { Names } from './names.ts';

/** The contract and the server of a feature that keeps short texts of a person, by path. */
export function serverFiles(names: Names): Record<string, string> {
  const { kebab } = names;
  return {
    [`contract/${kebab}.contract.ts`]: contract(names),
    'server/index.ts': index(names),
    [`server/${kebab}.routes.ts`]: routes(names),
    [`server/${kebab}.service.ts`]: service(names),
    [`server/${kebab}.queries.ts`]: queries(names),
    [`server/${kebab}.tables.ts`]: tables(names),
    [`server/${kebab}.personal.ts`]: personal(names),
    [`server/${kebab}.permissions.ts`]: permissions(names),
    [`server/${kebab}.seed.ts`]: seed(names),
    [`server/${kebab}.test.ts`]: test(names),
  };
}

const contract = ({ kebab, camel }: Names) => `import * as z from 'zod';
import { defineContract } from '#packages/api/contract/index.ts';

export const ITEM_LENGTH = 500;

export const itemSchema = z.object({
  /** Made by the browser. */
  id: z.uuid(),
  text: z.string().trim().min(1).max(ITEM_LENGTH),
});
export type Item = z.output<typeof itemSchema>;

export const ${camel}Contract = defineContract({
  list: {
    method: 'GET',
    path: '/api/${kebab}',
    permission: 'signedIn',
    policy: 'Only the caller’s own rows.',
    summary: 'Everything the person has kept here, newest first.',
    out: z.object({ items: z.array(itemSchema) }),
  },
  add: {
    method: 'POST',
    path: '/api/${kebab}',
    permission: 'signedIn',
    policy: 'Only the caller’s own rows.',
    summary: 'Creates an item under a client-generated id; repeating the call updates it.',
    body: itemSchema,
    out: itemSchema,
    status: 201,
  },
});
`;

const index = ({
  kebab,
  camel,
  pascal,
}: Names) => `import type { ServerFeature } from '#packages/kernel/index.ts';
import { ${camel}PersonalData } from './${kebab}.personal.ts';
import { mount${pascal} } from './${kebab}.routes.ts';
import { seed${pascal} } from './${kebab}.seed.ts';

export const ${camel}Feature: ServerFeature = {
  name: '${kebab}',
  permissions: () => import('./${kebab}.permissions.ts'),
  personalData: ${camel}PersonalData,
  routes: mount${pascal},
  seed: async (context) => {
    if (context.settings.development) await seed${pascal}(context);
  },
};
`;

const routes = ({ kebab, camel, pascal }: Names) => `import type { FastifyInstance } from 'fastify';
import { mount } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { ${camel}Contract } from '../contract/${kebab}.contract.ts';
import { addItem, listItems } from './${kebab}.service.ts';

export function mount${pascal}(app: FastifyInstance, context: ServerContext): void {
  mount(app, '${camel}', ${camel}Contract, {
    list: async ({ caller }) => ({ items: await listItems(context, caller.userId) }),
    add: ({ caller, body }) => addItem(context, caller.userId, body),
  });
}
`;

const service = ({ kebab, snake }: Names) => `import * as z from 'zod';
import { type Sealed, sealed } from '#packages/crypto/index.ts';
import { type ServerContext, tryUnseal } from '#packages/kernel/index.ts';
import type { Item } from '../contract/${kebab}.contract.ts';
import { rowsOf, upsertRow } from './${kebab}.queries.ts';

type Words = Pick<Item, 'text'>;
/** What a row keeps sealed; a field that comes later has a default. */
export const ITEM_WORDS: Sealed<Words> = sealed(z.object({ text: z.string() }));

/** What a seal is bound to, beside its owner. */
export const placeOf = (id: string) => ({ table: '${snake}', row: id });

/** The person's items, newest first; without one whose seal is broken. */
export async function listItems(context: ServerContext, userId: string): Promise<Item[]> {
  const key = await context.vault.keyOf(userId);
  const rows = await rowsOf(context.db, userId);
  return rows.flatMap(({ id, sealed: bytes }) => {
    const words = tryUnseal(context, id, () => key.open(placeOf(id), bytes, ITEM_WORDS));
    return words ? [{ id, ...words }] : [];
  });
}

export async function addItem(
  { db, vault, now }: ServerContext,
  userId: string,
  { id, text }: Item,
): Promise<Item> {
  const words: Words = { text };
  const bytes = (await vault.keyOf(userId)).seal(placeOf(id), words);
  await upsertRow(db, { userId, id, sealed: bytes, createdAt: now() });
  return { id, text };
}
`;

const queries = ({ kebab, camel }: Names) => `import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '#packages/db/index.ts';
import { ${camel}Items } from './${kebab}.tables.ts';

type Row = typeof ${camel}Items.$inferSelect;

export async function rowsOf(db: Queryable, userId: string): Promise<Row[]> {
  return db
    .select()
    .from(${camel}Items)
    .where(eq(${camel}Items.userId, userId))
    .orderBy(desc(${camel}Items.createdAt), desc(${camel}Items.id));
}

export async function upsertRow(db: Queryable, row: Row): Promise<void> {
  await db
    .insert(${camel}Items)
    .values(row)
    .onConflictDoUpdate({
      target: [${camel}Items.userId, ${camel}Items.id],
      set: { sealed: row.sealed },
    });
}
`;

const tables = ({
  camel,
  snake,
}: Names) => `import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../../packages/db/columns.ts';
import { users } from '../../accounts/server/accounts.tables.ts';

export const ${camel}Items = pgTable(
  '${snake}_items',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    createdAt: instant('created_at').notNull(),
    sealed: bytes('sealed').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
);
`;

const personal = ({ kebab, camel }: Names) => `import * as z from 'zod';
import { ownRows } from '#packages/db/index.ts';
import {
  addMissing,
  type PersonalData,
  personalKind,
  type ServerContext,
  tryUnseal,
} from '#packages/kernel/index.ts';
import { itemSchema } from '../contract/${kebab}.contract.ts';
import { ITEM_WORDS, placeOf } from './${kebab}.service.ts';
import { ${camel}Items } from './${kebab}.tables.ts';

const recordSchema = itemSchema.extend({ createdAt: z.iso.datetime() });

async function* itemsOf(context: ServerContext, userId: string) {
  const key = await context.vault.keyOf(userId);
  for await (const { id, createdAt, sealed } of ownRows(context.db, ${camel}Items, userId)) {
    yield tryUnseal(context, id, () => ({
      id,
      ...key.open(placeOf(id), sealed, ITEM_WORDS),
      createdAt: createdAt.toISOString(),
    }));
  }
}

export const ${camel}PersonalData: PersonalData = {
  kinds: [
    personalKind({
      name: '${kebab}',
      tables: [${camel}Items],
      schema: recordSchema,
      read: itemsOf,
      bringIn: async ({ vault }, tx, { userId }, records) => {
        const key = await vault.keyOf(userId, tx);
        const rows = records.map(({ id, text, createdAt }) => ({
          ...{ userId, id, createdAt: new Date(createdAt) },
          sealed: key.seal(placeOf(id), { text }),
        }));
        return addMissing(tx, ${camel}Items, rows);
      },
    }),
  ],
};
`;

const permissions = ({ kebab }: Names) => `import { randomUUID } from 'node:crypto';
import {
  definePermissions,
  eachTheirOwn,
  type PermissionWorld,
} from '#packages/kernel/permission-rows.ts';

const PATH = '/api/${kebab}';

export const permissions = definePermissions(
  async ({ ask, secret }: PermissionWorld) => {
    const id = randomUUID();
    await ask('owner', 'POST', PATH, { id, text: secret });
    return { id };
  },
  {
    [\`GET \${PATH}\`]: { statuses: eachTheirOwn(200) },
    [\`POST \${PATH}\`]: {
      // The id of somebody else's item is a new item of one's own.
      statuses: eachTheirOwn(201),
      body: ({ id }) => ({ id, text: 'x' }),
    },
  },
);
`;

const seed = ({
  kebab,
  pascal,
}: Names) => `import { DEMONSTRATION_PEOPLE } from '#features/accounts/server/index.ts';
import { uuidOf } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { addItem, listItems } from './${kebab}.service.ts';

/** Gives the demonstration person something to see; does nothing where she has it. */
export async function seed${pascal}(context: ServerContext): Promise<void> {
  const userId = DEMONSTRATION_PEOPLE.ana.id;
  if ((await listItems(context, userId)).length > 0) return;
  await addItem(context, userId, { id: uuidOf('${kebab} 1'), text: 'Uma linha de exemplo' });
}
`;

const test = ({ kebab }: Names) => `import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '#packages/testing/people/index.ts';

const PATH = '/api/${kebab}';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());

const list = async (person: TestPerson) =>
  (await (await world.fetchAs(person, PATH)).json()) as { items: unknown[] };

it('keeps what Ana writes for her alone, and takes it again when it is sent again', async () => {
  const { ana, bruno, carla } = world.people;
  const item = { id: randomUUID(), text: 'Caminhei até a praça' };
  for (const text of ['Caminhei', item.text]) {
    const added = await world.fetchAs(ana, PATH, { method: 'POST', json: { ...item, text } });
    expect(added.status).toBe(201);
  }
  expect(await list(ana)).toEqual({ items: [item] });
  for (const other of [bruno, carla]) expect(await list(other)).toEqual({ items: [] });
});

it('refuses a visitor, and a text that is empty', async () => {
  expect((await world.fetchAs(null, PATH)).status).toBe(401);
  const json = { id: randomUUID(), text: '  ' };
  const refused = await world.fetchAs(world.people.ana, PATH, { method: 'POST', json });
  expect(refused.status).toBe(400);
});
`;
