import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BurnoutOverview } from '#features/burnout/contract/burnout.contract.ts';
import type { DangerKind, Urgency } from '#features/crisis/contract/danger.ts';
import type { Entry } from '#features/diary/contract/diary.contract.ts';
import { type Person, startWorld, type World } from '#packages/testing/people/index.ts';

const ENTRIES = '/api/diary/entries';
const BLOW = 'Hoje deu certo a planilha. Meu marido me bateu de novo ontem.';

let world: World;
let ana: Person;
let bruno: Person;
beforeAll(async () => {
  world = await startWorld();
  [ana, bruno] = await Promise.all([world.person('ana'), world.person('bruno')]);
});
afterAll(() => world.stop());

const numbersOf = ({ help }: Entry) => help?.contacts.map(({ number, name }) => number ?? name);

describe('an entry that tells of danger', () => {
  test.each<[string, DangerKind, Urgency, string]>([
    [BLOW, 'home-violence', 'today', '180'],
    ['Dor forte no peito que desce pro braço desde cedo.', 'medical', 'now', '192'],
    [
      'Minha irmã falou que quer se matar e eu não sei o que fazer.',
      'someone-else',
      'today',
      '188',
    ],
    [
      'O patrão ficou com meus documentos e não deixa a gente ir embora.',
      'exploitation',
      'today',
      'Sistema Ipê',
    ],
    ['Quero morrer, não aguento mais viver.', 'self', 'today', '188'],
  ])('is answered with its kind and whom to call first: %s', async (text, kind, urgency, first) => {
    const written = await ana.write(text);
    expect(written.help).toMatchObject({ kind, urgency });
    expect(numbersOf(written)?.[0]).toBe(first);
    await world.settled();
    const entry = await ana.entry(written.id);
    expect(entry.help).toEqual(written.help);
    expect(entry.feedback).toMatchObject({
      source: 'crisis',
      read: expect.stringContaining(first),
      link: null,
      question: null,
      step: null,
    });
  });

  test('stands the same in the list, and takes the place of the numbers everywhere', async () => {
    const { id } = await ana.write(BLOW);
    await world.settled();
    const { body } = await ana.call<{ entries: Entry[] }>('GET', ENTRIES);
    expect(body.entries.find((one) => one.id === id)).toEqual(await ana.entry(id));
    const overview = async () =>
      (await ana.call<BurnoutOverview>('GET', '/api/burnout/overview?period=30d')).body;
    expect((await overview()).helpFirst).toBe(true);
    await ana.call('PATCH', `${ENTRIES}/${id}`, { helpDismissed: true });
    expect((await overview()).helpFirst).toBe(false);
  });

  test('that was put away comes back where the new text tells of something else', async () => {
    const { id } = await ana.write(BLOW);
    const edit = async (body: object) =>
      (await ana.call<Entry>('PATCH', `${ENTRIES}/${id}`, body)).body;
    await edit({ helpDismissed: true });
    expect(await edit({ text: `${BLOW} Choveu.` })).toMatchObject({ helpDismissed: true });
    expect(await edit({ text: 'Dor forte no peito que desce pro braço.' })).toMatchObject({
      helpDismissed: false,
      help: { kind: 'medical', urgency: 'now' },
    });
    expect((await edit({ text: 'Fiz sopa e dormi bem.' })).help).toBeNull();
  });

  test('read again after a correction keeps the help that it was written with', async () => {
    const { id, help } = await ana.write(`${BLOW} Estou esgotada.`);
    await world.settled();
    const expression = 'pt:exhaustion:esgotado';
    await ana.call('POST', '/api/burnout/corrections', { entryId: id, expression });
    await world.settled();
    expect((await ana.entry(id)).help).toEqual(help);
  });

  test('is not there for Bruno, and an ordinary day has no help', async () => {
    const { id } = await ana.write(BLOW);
    expect((await bruno.call('GET', `${ENTRIES}/${id}`)).status).toBe(404);
    expect((await bruno.write('Fiz sopa e dormi bem.')).help).toBeNull();
  });

  test('leaves its kind in no log line, plain column, job or event', async () => {
    const { id } = await ana.write(BLOW);
    await world.settled();
    expect(world.logs.join('')).not.toMatch(/home-violence|violence/);
    const { pool } = world.context.connection;
    const { rows: tables } = await pool.query<{ name: string }>(
      `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
       from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    expect(tables.length).toBeGreaterThan(10);
    for (const { name } of tables) {
      const { rows } = await pool.query(`select * from ${name}`);
      expect(JSON.stringify(rows)).not.toContain('home-violence');
    }
    expect((await ana.entry(id)).help?.kind).toBe('home-violence');
  });
});
