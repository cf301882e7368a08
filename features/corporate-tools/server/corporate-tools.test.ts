import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '#packages/testing/people/index.ts';
import { MAX_TOOLS, type Tool, type ToolDraft } from '../contract/corporate-tools.contract.ts';
import { companyTools, toolShortcuts } from './corporate-tools.tables.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server?.stop());
beforeEach(async () => {
  await server.context.db.delete(companyTools);
  await server.context.db.delete(toolShortcuts);
});

const OWN = '/api/corporate-tools/own';
const COMPANY = '/api/companies/own/tools';
const mail: ToolDraft = {
  kind: 'email',
  name: 'Correio',
  address: 'https://correio.example.org/caixa?a=1',
};
const ask = (who: TestPerson | null, method: string, path: string, json?: object) =>
  server.fetchAs(who, path, json ? { method, json } : { method });
const put = (
  who: TestPerson | null,
  path: string,
  tool: object = mail,
  id: string = randomUUID(),
) => ask(who, 'PUT', `${path}/${id}`, tool);
const listed = async (who: TestPerson) =>
  (await (await ask(who, 'GET', '/api/corporate-tools')).json()) as {
    company: { name: string; tools: Tool[] } | null;
    own: Tool[];
  };

describe('what a company pins', () => {
  it('is seen by Ana of that company, not by Duda of another nor by Carla of none', async () => {
    const { ana, bruno, duda, carla, companyA } = server.people;
    expect((await put(bruno, COMPANY)).status).toBe(200);
    expect((await listed(ana)).company).toMatchObject({ name: companyA.name, tools: [mail] });
    expect((await listed(duda)).company?.tools).toEqual([]);
    expect((await listed(carla)).company).toBeNull();
  });

  it('is pinned by its admin alone, and nobody changes the link of another company by its id', async () => {
    const { ana, bruno, duda, carla } = server.people;
    const id = randomUUID();
    await put(bruno, COMPANY, mail, id);
    expect((await put(null, COMPANY)).status).toBe(401);
    expect((await put(ana, COMPANY, mail, id)).status).toBe(403);
    expect((await put(carla, COMPANY, mail, id)).status).toBe(404);
    // Under the same id Duda has a link of her own company.
    expect((await put(duda, COMPANY, { ...mail, name: 'Outro' }, id)).status).toBe(200);
    expect((await ask(duda, 'DELETE', `${COMPANY}/${id}`)).status).toBe(204);
    expect((await listed(ana)).company?.tools).toEqual([{ id, ...mail }]);
  });

  it('stands in the order that its admin gives; an id of nobody is passed over', async () => {
    const { ana, bruno } = server.people;
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    for (const [nth, id] of ids.entries()) {
      await put(bruno, COMPANY, { ...mail, name: `Link ${nth}` }, id);
    }
    const order = { ids: [ids[2], randomUUID(), ids[0]] };
    expect((await ask(bruno, 'PUT', COMPANY, order)).status).toBe(204);
    const names = (await listed(ana)).company?.tools.map(({ name }) => name);
    expect(names).toEqual(['Link 2', 'Link 0', 'Link 1']);
  });

  it('leaves the 30th place to one of two who want it at once', async () => {
    const { ana, bruno } = server.people;
    for (let nth = 1; nth < MAX_TOOLS; nth += 1) await put(bruno, COMPANY);
    const answers = await Promise.all([put(bruno, COMPANY), put(bruno, COMPANY)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await listed(ana)).company?.tools).toHaveLength(MAX_TOOLS);
  });

  it('leaves the audit log without a name or an address', async () => {
    const { bruno, carla } = server.people;
    await put(bruno, COMPANY, { ...mail, name: 'Correio secreto' });
    const answer = await ask(carla, 'POST', '/api/admin/audit/search', {});
    const text = await answer.text();
    expect(text).toContain('company_tool_saved');
    expect(text).not.toContain('secreto');
  });
});

describe('a shortcut of one’s own', () => {
  it('is sealed, seen by its owner alone, and saved once when it is sent twice', async () => {
    const { ana, bruno, carla } = server.people;
    const id = randomUUID();
    await put(carla, OWN, mail, id);
    expect((await put(carla, OWN, { ...mail, name: 'Meu correio' }, id)).status).toBe(200);
    expect((await listed(carla)).own).toEqual([{ id, ...mail, name: 'Meu correio' }]);
    expect((await listed(ana)).own).toEqual([]);
    expect((await ask(bruno, 'DELETE', `${OWN}/${id}`)).status).toBe(204);
    expect((await listed(carla)).own).toHaveLength(1);
    const [row] = await server.context.db.select().from(toolShortcuts);
    expect(row?.sealed.toString('latin1')).not.toContain('correio');
  });

  it.each([
    ['http', { address: 'http://correio.example.org' }],
    ['a script', { address: 'javascript:alert(1)' }],
    ['a password', { address: 'https://ana:senha@correio.example.org' }],
    ['no name', { name: '   ' }],
    ['a kind of nobody', { kind: 'games' }],
  ])('with %s is refused', async (_, wrong) => {
    const { ana } = server.people;
    expect((await put(ana, OWN, { ...mail, ...wrong })).status).toBe(400);
    expect((await listed(ana)).own).toEqual([]);
  });

  it('that cannot be opened hides no other', async () => {
    const { ana } = server.people;
    const [broken, whole] = [randomUUID(), randomUUID()];
    await put(ana, OWN, mail, broken);
    await put(ana, OWN, mail, whole);
    const { pool } = server.context.connection;
    await pool.query(`update tool_shortcuts set sealed = '\\x0102' where id = $1`, [broken]);
    expect((await listed(ana)).own.map(({ id }) => id)).toEqual([whole]);
  });
});
