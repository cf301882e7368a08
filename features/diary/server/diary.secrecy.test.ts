import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Entry } from '#features/diary/contract/diary.contract.ts';
import { type Person, startWorld, type World } from '#packages/testing/people/index.ts';

/** Words that are in no lexicon and no template; each is planted by another route. */
const PLANTED = {
  written: 'jacarandazeiro',
  kept: 'xaximdobrado',
  edited: 'pitangueirinha',
  searched: 'umbuzeiroseco',
  deleted: 'cambucizada',
  refused: 'guabirobada',
  conflicting: 'buritirana',
  crisis: 'sapotizeiro',
} as const;
/** What the engine finds in those texts, as the person wrote it. */
const FOUND = ['dor nas costas', 'sem forças'];

const ENTRIES = '/api/diary/entries';
let world: World;
let ana: Person;
beforeAll(async () => {
  world = await startWorld();
  ana = await world.person('ana');
  await live(ana);
});
afterAll(() => world.stop());

/** A week of Ana in which every route has had a planted word. */
async function live(person: Person): Promise<void> {
  const entry = await person.write(
    `Hoje, sem forças, vi um ${PLANTED.written} e voltei com dor nas costas.`,
  );
  await person.write(`Só guardar: ${PLANTED.kept}, com dor nas costas.`, { analyse: false });
  await person.write(`Quero morrer, não aguento mais viver, ${PLANTED.crisis}.`);
  await person.call('PATCH', `${ENTRIES}/${entry.id}`, {
    text: `Mudei: ${PLANTED.edited}, ainda sem forças e com dor nas costas.`,
    version: 1,
  });
  await person.call('PATCH', `${ENTRIES}/${entry.id}`, { text: PLANTED.conflicting, version: 1 });
  await person.call('POST', `${ENTRIES}/search`, { text: PLANTED.searched });
  const gone = await person.write(`Apagar ${PLANTED.deleted}, sem forças.`);
  await person.call('DELETE', `${ENTRIES}/${gone.id}`);
  await person.call('POST', ENTRIES, { text: `${PLANTED.refused} `.repeat(9_000) });
  await person.call('POST', ENTRIES, `{"text": "${PLANTED.refused}`, {
    'content-type': 'application/json',
  });
  await person.call('POST', `${ENTRIES}/search`, { text: PLANTED.refused.repeat(20) });
  await person.call('POST', '/api/burnout/corrections', {
    entryId: entry.id,
    expression: PLANTED.refused,
  });
  const now = await person.entry(entry.id);
  const expression = now.reading?.mentions[0]?.expression;
  await person.call('POST', '/api/burnout/corrections', { entryId: entry.id, expression });
  await world.settled();
  await person.call('GET', `${ENTRIES}?limit=100`);
  await person.call('GET', '/api/burnout/overview?period=12m');
  await person.call('GET', '/api/dashboard');
  // And a write that fails half way, with the text in hand.
  const { events } = world.context;
  const publish = events.publish;
  events.publish = () => Promise.reject(new Error(PLANTED.refused));
  await person.call('POST', ENTRIES, { text: `${PLANTED.refused} sem forças` });
  events.publish = publish;
}

/** Every row of every table of every schema, as text. */
async function everything(): Promise<string> {
  const client = new pg.Client(world.databaseUrl);
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    const dumped: string[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t`);
      dumped.push(name, ...rows.map(({ row }) => row));
    }
    return dumped.join('\n');
  } finally {
    await client.end();
  }
}

const readable = (dump: string) =>
  `${dump}\n${[...dump.matchAll(/\\+x([0-9a-f]{8,})/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join('\n')}`;

test('the person reads everything back', async () => {
  const { body } = await ana.call<{ entries: Entry[] }>('GET', `${ENTRIES}?limit=100`);
  expect(JSON.stringify(body)).toContain(PLANTED.edited);
});

test('no planted word is in any row of any table, jobs and events included', async () => {
  const dump = readable(await everything());
  expect(dump).toContain('diary_entries');
  expect(dump).toContain('pgboss.job');
  expect(dump).toContain(ana.id);
  for (const word of [...Object.values(PLANTED), ...FOUND]) expect(dump).not.toContain(word);
});

test('no expression and no crisis level stands beside an entry in plain sight', async () => {
  const dump = await everything();
  expect(dump).not.toMatch(/pt:(exhaustion|physical|cynicism|selfcriticism|positive)/);
  expect(dump).not.toMatch(/crisis/i);
});

test('no planted word is in the log', () => {
  const logged = world.logs.join('');
  expect(logged).toContain('request');
  for (const word of [...Object.values(PLANTED), ...FOUND]) expect(logged).not.toContain(word);
});
