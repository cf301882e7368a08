import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, DEFAULT_TIME_ZONE, dayOf } from '#packages/kernel/index.ts';
import {
  giveCompanyGrant,
  signInNewPerson,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '#packages/testing/people/index.ts';
import {
  companies,
  companyMembers,
  companyUnits,
} from '../../companies/server/companies.tables.ts';
import { ITEMS } from '../contract/factors.ts';
import type { SurveyResults } from '../contract/survey-results.ts';
import type { KeptRecord } from '../contract/working-conditions.contract.ts';
import { closeDueSurveys } from './survey.service.ts';
import { DEMONSTRATION_CRITERIA } from './working-conditions.seed.ts';

const PATH = '/api/working-conditions';
const OWN = '/api/companies/own';
const DAY_MS = 86_400_000;

let world: TestApp;
/** Ana and eleven colleagues, with accounts of forty days ago; Bruno looks after whichever company they are in. */
let team: TestPerson[];
beforeAll(async () => {
  world = await startTestApp();
  team = [world.people.ana];
  for (let at = 0; at < 11; at++) {
    team.push(await signInNewPerson(world.url, world.context, `Pessoa${at} Silva`));
  }
  await sql("update users set created_at = now() - interval '40 days'");
});
afterAll(() => world?.stop());

const sql = (text: string, values: unknown[] = []) =>
  world.context.connection.pool.query(text, values);
// biome-ignore lint/suspicious/noExplicitAny: answers of many routes, looked at field by field.
type Body = any;
async function ask(who: TestPerson | null, method: string, path: string, json?: object) {
  const response = await world.fetchAs(who, path, json ? { method, json } : { method });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('application/json');
  return { status: response.status, body: (isJson && text ? JSON.parse(text) : text) as Body };
}
/** As the company has it: between nine in the evening and midnight, UTC is a day ahead. */
const today = () => dayOf(world.context.now(), DEFAULT_TIME_ZONE);

/** A company of Bruno and some others, who have been there for so many days, with its sites and sectors. */
async function company(
  people: readonly TestPerson[],
  { sites = [], sectors = [], days = 40 }: { sites?: string[]; sectors?: string[]; days?: number },
): Promise<{ id: string }> {
  const { db } = world.context;
  const [made] = await db.insert(companies).values({ name: 'Vale Claro' }).returning();
  if (!made) throw new Error('There is no company');
  const units = [
    ...sites.map((name) => ({ kind: 'site' as const, name })),
    ...sectors.map((name) => ({ kind: 'sector' as const, name })),
  ].map((unit) => ({ ...unit, companyId: made.id, key: unit.name.toLowerCase() }));
  if (units.length > 0) await db.insert(companyUnits).values(units);
  for (const { userId } of [world.people.bruno, ...people]) {
    await sql('delete from company_members where user_id = $1', [userId]);
    const joinedAt = new Date(Date.now() - days * DAY_MS);
    await db.insert(companyMembers).values({ userId, companyId: made.id, joinedAt });
  }
  return made;
}
const place = (who: TestPerson, kind: 'site' | 'sector', name: string) =>
  sql(`update company_members set ${kind} = $2 where user_id = $1`, [who.userId, name]);

const openOne = async (): Promise<string> =>
  (await ask(world.people.bruno, 'POST', `${PATH}/surveys`, { closesOn: addDays(today(), 20) }))
    .body.id;
const ticketOf = async (who: TestPerson, survey: string): Promise<string> =>
  (await ask(who, 'POST', `${PATH}/surveys/${survey}/ticket`)).body.ticket;
const answers = (value: number | null) => ITEMS.map(() => value);
const send = (ticket: string, more: object = {}) =>
  ask(null, 'POST', `${PATH}/answers`, {
    ticket,
    ...{ site: null, sector: null, answers: answers(5) },
    ...more,
  });
const answer = async (who: TestPerson, survey: string, more: object = {}) =>
  expect((await send(await ticketOf(who, survey), more)).status).toBe(204);
const close = async (survey: string): Promise<SurveyResults> =>
  (await ask(world.people.bruno, 'POST', `${PATH}/surveys/${survey}/closing`)).body.content;

describe('a survey', () => {
  it('is answered once by each, without a name, and told from ten answers on', async () => {
    const { ana, bruno, duda } = world.people;
    await company(team, { sites: ['Betim', 'Itu'] });
    for (const one of team) await place(one, 'site', 'Betim');
    await place(bruno, 'site', 'Itu');
    const surveys = `${PATH}/surveys`;
    expect((await ask(bruno, 'POST', surveys, { closesOn: today() })).status).toBe(422);
    const id = await openOne();
    expect((await ask(bruno, 'POST', surveys, { closesOn: addDays(today(), 20) })).body.code).toBe(
      'survey_open',
    );
    expect((await ask(ana, 'GET', PATH)).body.survey).toMatchObject({ id, asked: false });
    const way = `${surveys}/${id}/ticket`;
    expect((await ask(duda, 'POST', way)).status).toBe(404);

    const ticket = await ticketOf(ana, id);
    expect((await ask(ana, 'POST', way)).body.code).toBe('ticket_given');
    expect((await ask(ana, 'GET', PATH)).body.survey.asked).toBe(true);
    const bytes = Buffer.from(ticket, 'base64url');
    const wrong = Buffer.from(bytes);
    wrong[40] = (wrong[40] ?? 0) ^ 1;
    // Nobody makes themselves somebody who has been there for a while, or the other way round.
    const other = Buffer.from(bytes);
    other[48] = 0;
    for (const bad of [wrong, other, bytes.subarray(0, 48), Buffer.from('nenhum')]) {
      expect((await send(bad.toString('base64url'))).body.code).toBe('bad_ticket');
    }
    expect((await send(ticket, { site: 'Betim', answers: answers(2) })).status).toBe(204);
    expect((await send(ticket)).body.code).toBe('ticket_used');
    for (const one of team.slice(1)) await answer(one, id, { site: 'Betim' });
    await answer(bruno, id, { site: 'Itu', sector: 'Não existe' });

    const kept = await sql(
      'select site, sector, answers from working_conditions_answers where survey_id = $1',
      [id],
    );
    expect(kept.rows).toHaveLength(13);
    expect(kept.rows.filter(({ sector }) => sector !== null)).toEqual([]);
    const columns = await sql(
      "select column_name from information_schema.columns where table_name = 'working_conditions_answers'",
    );
    expect(columns.rows.map(({ column_name }) => column_name).toSorted()).toEqual([
      'answers',
      'sector',
      'serial',
      'settled',
      'site',
      'survey_id',
    ]);

    expect((await ask(ana, 'POST', `${surveys}/${id}/closing`)).status).toBe(403);
    expect((await ask(duda, 'POST', `${surveys}/${id}/closing`)).status).toBe(404);
    const closed = await close(id);
    expect(closed.answered).toBe('most');
    // Betim has twelve answers, but all less Betim would be one person.
    expect(closed.sites).toEqual([
      { name: 'Betim', cell: null },
      { name: 'Itu', cell: null },
    ]);
    expect(closed.whole).toMatchObject({ people: '10', factors: { harassment: 4.5, change: 3 } });
    expect((await ask(bruno, 'POST', `${surveys}/${id}/closing`)).status).toBe(404);
    for (const table of ['tickets', 'answers', 'surveys']) {
      const { rows } = await sql(`select 1 from working_conditions_${table}`);
      expect([table, rows.length]).toEqual([table, 0]);
    }
    expect((await send(ticket)).body.code).toBe('survey_closed');
    expect((await ask(ana, 'POST', way)).body.code).toBe('survey_closed');
  });

  it('names every part that has people, and not whether anybody of it answered', async () => {
    const { ana, bruno } = world.people;
    await company([ana, ...team.slice(1, 3)], {
      sites: ['Itu', 'Vazia'],
      sectors: ['Diretoria', 'Portaria', 'Ninguém'],
    });
    await place(ana, 'sector', 'Diretoria');
    await place(team[1] ?? ana, 'sector', 'Portaria');
    await place(bruno, 'site', 'Itu');
    const id = await openOne();
    await answer(ana, id, { sector: 'Diretoria' });
    const parts = {
      sites: [{ name: 'Itu', cell: null }],
      sectors: [
        { name: 'Diretoria', cell: null },
        { name: 'Portaria', cell: null },
      ],
    };
    expect(await close(id)).toMatchObject({ whole: null, ...parts });
    const file = (await ask(bruno, 'GET', `${PATH}/file`)).body;
    const ofSurvey = ({ kind }: KeptRecord) => kind === 'survey';
    expect(file.records.find(ofSurvey).content).toMatchObject(parts);
    const lines = (await ask(bruno, 'GET', `${PATH}/handover`)).body.trim().split('\n');
    expect(lines.map((line: string) => JSON.parse(line)).find(ofSurvey).content).toMatchObject(
      parts,
    );
    await ask(bruno, 'PUT', `${PATH}/records/criteria/criteria`, {
      base: 0,
      content: DEMONSTRATION_CRITERIA,
    });
    const dossier = (await ask(bruno, 'POST', `${PATH}/dossiers`, { language: 'pt-BR' })).body;
    const { rows } = await sql(
      "select content->'snapshot'->'records' as records from working_conditions_records where id = $1",
      [dossier.id],
    );
    expect(rows[0].records.find(ofSurvey).content).toMatchObject(parts);
  });

  it('is answered by those who came lately too, who make no group large enough', async () => {
    const { ana, bruno } = world.people;
    const made = await company(team, { sectors: ['Sala 3'], days: 40 });
    // Ten in all, nine of them accounts that Bruno made today and himself.
    await sql(
      `update company_members set joined_at = now() where company_id = $1 and user_id <> all($2::uuid[])`,
      [made.id, [ana.userId, bruno.userId]],
    );
    for (const one of [...team, bruno]) await place(one, 'sector', 'Sala 3');
    const id = await openOne();
    for (const one of [...team, bruno]) await answer(one, id, { sector: 'Sala 3' });
    const told = await sql(
      'select settled, count(*)::int as people from working_conditions_answers group by 1 order by 1',
    );
    expect(told.rows).toEqual([
      { settled: false, people: 11 },
      { settled: true, people: 2 },
    ]);
    expect(await close(id)).toMatchObject({
      ...{ answered: null, whole: null },
      sectors: [{ name: 'Sala 3', cell: null }],
    });
  });

  it.each([
    ['without', 0, '10'],
    ['with', 2, undefined],
  ])(
    'asks for as many more as read its results: eleven settled %s readers',
    async (_, readers, told) => {
      const made = await company(team.slice(0, 11), {});
      for (const one of team.slice(0, readers)) {
        await giveCompanyGrant(world.context, one, made, 'committee');
      }
      const id = await openOne();
      for (const one of team.slice(0, 11)) await answer(one, id);
      expect((await close(id)).whole?.people).toBe(told);
    },
  );

  it('stays with a part that is renamed, and has those of one that is gone in the whole', async () => {
    const { bruno } = world.people;
    await company(team, { sectors: ['Logistica'] });
    for (const one of team) await place(one, 'sector', 'Logistica');
    const unitId = async () => (await ask(bruno, 'GET', `${OWN}/profile`)).body.units[0].id;
    const id = await openOne();
    for (const one of team.slice(0, 6)) await answer(one, id, { sector: 'Logistica' });
    const renamed = await ask(bruno, 'PATCH', `${OWN}/units/${await unitId()}`, {
      name: 'Logística e Frota',
    });
    expect(renamed.status).toBe(204);
    for (const one of team.slice(6)) await answer(one, id, { sector: 'Logística e Frota' });
    const closed = await close(id);
    expect(closed.sectors).toMatchObject([{ name: 'Logística e Frota', cell: { people: '10' } }]);

    await company(team, { sectors: ['Logistica'] });
    for (const one of team) await place(one, 'sector', 'Logistica');
    const second = await openOne();
    for (const one of team) await answer(one, second, { sector: 'Logistica' });
    await ask(bruno, 'POST', `${OWN}/units/${await unitId()}/removal`, { into: null });
    expect(await close(second)).toMatchObject({ whole: { people: '10' }, sectors: [] });
  });

  it('of one that closes at the same moment as another one opens stays the last', async () => {
    const { bruno } = world.people;
    await company([world.people.ana], {});
    const id = await openOne();
    const opening = { closesOn: addDays(today(), 1) };
    const [closed, opened] = await Promise.all([
      ask(bruno, 'POST', `${PATH}/surveys/${id}/closing`),
      ask(bruno, 'POST', `${PATH}/surveys`, opening),
    ]);
    expect([closed.status, opened.status]).toEqual([200, 409]);
    expect((await ask(bruno, 'GET', `${PATH}/file`)).body.survey).toBeNull();
  });

  it('closes by itself after its day, once, and is followed by another one after 30 days', async () => {
    const { ana, bruno } = world.people;
    await company([ana], {});
    const opening = { closesOn: addDays(today(), 1) };
    const { body } = await ask(bruno, 'POST', `${PATH}/surveys`, opening);
    await answer(ana, body.id);
    const later = { ...world.context, now: () => new Date(Date.now() + 4 * DAY_MS) };
    await Promise.all([closeDueSurveys(later), closeDueSurveys(later)]);
    const { records } = (await ask(bruno, 'GET', `${PATH}/file`)).body;
    const [mine] = records.filter((one: KeptRecord) => one.id === body.id);
    expect(mine).toMatchObject({
      version: 1,
      by: 'Florescer',
      content: { answered: null, whole: null },
    });

    expect(await ask(bruno, 'POST', `${PATH}/surveys`, opening)).toMatchObject({
      status: 409,
      body: { code: 'survey_too_soon' },
    });
    expect((await ask(bruno, 'GET', `${PATH}/file`)).body.survey).toBeNull();
    await sql('alter table working_conditions_records disable trigger user');
    await sql(
      `update working_conditions_records set content = content || jsonb_build_object('closedOn', $2::text)
        where id = $1`,
      [body.id, addDays(today(), -30)],
    );
    await sql('alter table working_conditions_records enable trigger user');
    expect((await ask(bruno, 'POST', `${PATH}/surveys`, opening)).status).toBe(200);
  });
});
