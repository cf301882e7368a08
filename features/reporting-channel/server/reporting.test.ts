import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_TIME_ZONE, dayOf } from '#packages/kernel/index.ts';
import {
  giveCompanyGrant,
  signInNewPerson,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '#packages/testing/people/index.ts';
import { dueDay, weekOf } from '../contract/reporting.rules.ts';
import { forgetReports } from './reporting.jobs.ts';

const PATH = '/api/reporting-channel';
const RULES = 'Respeito entre todas as pessoas.';

let world: TestApp;
let carlos: TestPerson;
let dora: TestPerson;
let address: string;
beforeAll(async () => {
  world = await startTestApp();
  carlos = await signInNewPerson(world.url, world.context, 'Carlos Dias');
  dora = await signInNewPerson(world.url, world.context, 'Dora Melo');
});
afterAll(() => world?.stop());

// biome-ignore lint/suspicious/noExplicitAny: answers of many routes, looked at field by field.
type Body = any;
async function ask(who: TestPerson | null, method: string, path: string, json?: object) {
  const response = await world.fetchAs(who, `${PATH}${path}`, json ? { method, json } : { method });
  const text = await response.text();
  return { status: response.status, body: (text ? JSON.parse(text) : null) as Body };
}
const report = (more: object = {}) =>
  ask(null, 'POST', '/public/reports', {
    ...{ address, kind: 'harassment', text: 'O supervisor grita com todo mundo', about: [] },
    ...more,
  });
const thread = (receipt: string) => ask(null, 'POST', '/public/thread', { receipt });
const queue = async (who: TestPerson) => (await ask(who, 'GET', '/reports')).body.reports;

describe('the channel', () => {
  it('opens with rules and two handlers, and Bruno never sees a report', async () => {
    const { ana, bruno, duda, companyA } = world.people;
    const open = () => ask(bruno, 'PUT', '/managed/opening', { open: true });
    expect((await open()).body.code).toBe('too_few_handlers');
    for (const one of [carlos, dora]) {
      await giveCompanyGrant(world.context, one, companyA, 'committee');
    }
    expect((await open()).body.code).toBe('no_rules');
    expect((await ask(ana, 'POST', '/managed/rules', { text: RULES })).status).toBe(403);
    expect((await ask(bruno, 'POST', '/managed/rules', { text: RULES })).body.rules).toMatchObject({
      version: 1,
    });
    address = (await open()).body.address;
    expect(address).toMatch(/^[\w-]{22}$/);
    expect((await ask(null, 'POST', '/public/channel', { address })).body).toMatchObject({
      company: 'Companhia A',
      rules: { text: RULES },
      handlers: [{ name: 'Carlos Dias' }, { name: 'Dora Melo' }],
      admins: [{ id: bruno.userId }],
    });
    expect((await ask(null, 'POST', '/public/channel', { address: 'outro' })).status).toBe(404);
    expect((await ask(bruno, 'GET', '/reports')).status).toBe(403);
    expect((await ask(duda, 'GET', '/managed')).body.address).toBeNull();

    expect((await ask(ana, 'GET', '/own')).body).toMatchObject({ address, acknowledged: false });
    const read = (version: number) => ask(ana, 'POST', '/own/acknowledgement', { version });
    expect((await read(2)).status).toBe(404);
    expect((await read(1)).status).toBe(204);
    expect((await ask(ana, 'GET', '/own')).body.acknowledged).toBe(true);
    // One reader is nobody's business.
    expect((await ask(bruno, 'GET', '/managed')).body.acknowledged).toBeNull();
    // A new version is read anew.
    await ask(bruno, 'POST', '/managed/rules', { text: `${RULES} E respeito.` });
    expect((await ask(ana, 'GET', '/own')).body.acknowledged).toBe(false);
  });
});

describe('a report', () => {
  it('goes both ways by its receipt, and its reporter sees no name and no note', async () => {
    const { receipt, help } = (await report()).body;
    expect(receipt).toMatch(/^([a-z]+ \d{4} ?){3}$/);
    expect(help).toBeNull();
    expect((await thread('folha 0000 rio 0000 vento 0000')).body.code).toBe('no_receipt');
    expect((await thread(receipt.toUpperCase().replaceAll(' ', '-'))).body).toMatchObject({
      ...{ company: 'Companhia A', state: 'received', handlers: 0 },
      messages: [{ side: 'reporter', text: 'O supervisor grita com todo mundo' }],
    });

    const [entry] = await queue(carlos);
    expect(entry).toMatchObject({ state: 'received', waits: true, isMine: false, handlers: 0 });
    expect((await queue(dora)).map(({ id }: { id: string }) => id)).toEqual([entry.id]);
    expect((await ask(carlos, 'POST', `/reports/${entry.id}/taking`)).body).toMatchObject({
      state: 'investigating',
      isMine: true,
    });
    const write = (text: string, note: boolean) =>
      ask(carlos, 'POST', `/reports/${entry.id}/messages`, { text, note });
    await write('Em que turno acontece?', false);
    await write('Falar com Dora antes', true);
    const seen = (await thread(receipt)).body;
    expect(seen.messages.map(({ text }: { text: string }) => text)).toEqual([
      'O supervisor grita com todo mundo',
      'Em que turno acontece?',
    ]);
    expect(JSON.stringify(seen)).not.toMatch(/Carlos|Dora/);
    await ask(null, 'POST', '/public/thread/messages', { receipt, text: 'No turno da noite' });
    const opened = (await ask(dora, 'GET', `/reports/${entry.id}`)).body;
    expect(opened.messages).toMatchObject([
      { side: 'reporter', by: null },
      { side: 'handler', by: 'Carlos Dias' },
      { side: 'note', text: 'Falar com Dora antes' },
      { side: 'reporter', text: 'No turno da noite' },
    ]);
    const conclude = () =>
      ask(dora, 'POST', `/reports/${entry.id}/conclusion`, {
        outcome: 'substantiated',
        measures: 'Advertência e conversa com a equipe',
      });
    expect((await conclude()).body.state).toBe('concluded');
    expect((await conclude()).body.code).toBe('already_concluded');
    expect((await thread(receipt)).body).toMatchObject({
      ...{ state: 'concluded', outcome: 'substantiated' },
      messages: [{}, {}, {}, { side: 'outcome', text: 'Advertência e conversa com a equipe' }],
    });
  });

  it('does not exist for the one whom it is about, whoever says so', async () => {
    const { carla } = world.people;
    const first = (await report({ about: [carlos.userId] })).body.receipt;
    const [hers] = (await queue(dora)).filter((one: Body) => one.state === 'received');
    expect((await queue(carlos)).map(({ id }: Body) => id)).not.toContain(hers.id);
    for (const [method, path, json] of [
      ['GET', '', undefined],
      ['POST', '/taking', {}],
      ['POST', '/messages', { text: 'Quem foi?', note: false }],
      ['POST', '/conclusion', { outcome: 'unsubstantiated', measures: 'Nada' }],
      ['POST', '/about', { userId: dora.userId }],
    ] as const) {
      expect((await ask(carlos, method, `/reports/${hers.id}${path}`, json)).status).toBe(404);
    }
    // Not yet the general administration's: Dora is there.
    expect((await ask(carla, 'GET', `/reports/${hers.id}`)).status).toBe(404);
    const about = { userId: dora.userId };
    expect((await ask(dora, 'POST', `/reports/${hers.id}/about`, about)).status).toBe(204);
    expect((await ask(dora, 'GET', `/reports/${hers.id}`)).status).toBe(404);
    expect((await queue(carla)).map(({ id }: Body) => id)).toEqual([hers.id]);
    await ask(carla, 'POST', `/reports/${hers.id}/messages`, {
      text: 'Quem cuida agora é a administração geral',
      note: false,
    });
    expect((await thread(first)).body.messages).toHaveLength(2);
  });

  it('is answered with help first where it tells of danger', async () => {
    const { receipt, help } = (await report({ text: 'Não aguento mais, quero morrer' })).body;
    expect(receipt).toBeTruthy();
    expect(help.contacts.length).toBeGreaterThan(0);
  });

  it('keeps neither who, nor where from, nor when but the week', async () => {
    const words = 'palavra-muito-rara';
    const { receipt } = (await report({ text: words })).body;
    const { $client } = world.context.db;
    const { rows: columns } = await $client.query(
      `select table_name, column_name, data_type from information_schema.columns
        where table_name in ('misconduct_reports', 'misconduct_messages')`,
    );
    expect(columns.filter(({ data_type }) => /time/.test(data_type))).toEqual([]);
    expect(
      columns.filter(({ column_name }) => /user|address|agent|session/.test(column_name)),
    ).toEqual([]);
    const { rows: tables } = await $client.query(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
    );
    for (const { name } of tables) {
      const { rows } = await $client.query(
        `select 1 from ${name} as t where t::text ilike '%' || $1 || '%' or t::text ilike '%' || $2 || '%'`,
        [words, receipt],
      );
      expect([name, rows.length]).toEqual([name, 0]);
    }
    const { rows } = await $client.query('select distinct week::text from misconduct_reports');
    expect(rows).toEqual([{ week: weekOf(dayOf(world.context.now(), DEFAULT_TIME_ZONE)) }]);
  });

  it('stays when its company closes the channel, and goes five years after it was concluded', async () => {
    const { bruno } = world.people;
    const { receipt } = (await report()).body;
    await ask(bruno, 'PUT', '/managed/opening', { open: false });
    expect((await report()).status).toBe(404);
    expect((await thread(receipt)).status).toBe(200);
    const count = async () =>
      (await world.context.db.$client.query('select 1 from misconduct_reports')).rows.length;
    const before = await count();
    const inDays = (days: number) => ({
      ...world.context,
      now: () => new Date(Date.now() + days * 86_400_000),
    });
    await forgetReports(inDays(5 * 365 - 30));
    expect(await count()).toBe(before);
    await forgetReports(inDays(5 * 366 + 7));
    // One was concluded; open ones are never forgotten.
    expect(await count()).toBe(before - 1);
  });
});

it.each([
  ['2026-11-26', '2026-11-23'],
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('%s is in the week of %s', (day, week) => {
  expect(weekOf(day)).toBe(week);
});

it('answers on the next working day after 30 days', () => {
  const isFree = (day: string) => day === '2026-12-25';
  expect(dueDay('2026-11-23', isFree)).toBe('2026-12-23');
  expect(dueDay('2026-11-25', isFree)).toBe('2026-12-28');
});
