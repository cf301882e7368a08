import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  giveCompanyGrant,
  signInNewPerson,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '#packages/testing/people/index.ts';
import type { KeptRecord } from '../contract/working-conditions.contract.ts';
import { canonical } from './dossier/dossier.service.ts';
import { DEMONSTRATION_CRITERIA } from './working-conditions.seed.ts';

const PATH = '/api/working-conditions';
const RISK = '01936f3c-0000-7000-8000-00000000a001';
const COURSE = '01936f3c-0000-7000-8000-00000000a003';
const ACTION = '01936f3c-0000-7000-8000-00000000a002';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world?.stop());

// biome-ignore lint/suspicious/noExplicitAny: answers of many routes, looked at field by field.
type Body = any;
async function ask(who: TestPerson | null, method: string, path: string, json?: object) {
  const response = await world.fetchAs(who, `${PATH}${path}`, json ? { method, json } : { method });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('application/json');
  return { status: response.status, body: (isJson && text ? JSON.parse(text) : text) as Body };
}
const save = (who: TestPerson, kind: string, id: string, base: number, content: object) =>
  ask(who, 'PUT', `/records/${kind}/${id}`, { base, content });

const risk = {
  ...{ title: 'Sobrecarga', factor: 'overload', site: null, process: 'Separação' },
  ...{ activity: 'Separar', hazard: 'Meta fixa', harms: 'Fadiga', group: 'Turno B' },
  ...{ measures: 'Rodízio', exposure: 'Diária', ergonomics: 'AEP feita' },
  ...{ severity: 3, demands: 5, weakness: 4, criteria: 1, retired: null },
};
const action = {
  ...{ riskId: RISK, said: 'Não dá para parar', doing: 'Pausa trava o coletor', measure: 'Contar' },
  ...{ owner: 'Paulo', area: 'Operações', startsOn: '2026-01-02', dueOn: '2026-01-31' },
  ...{ doneOn: null, dropped: null, effect: '', effective: null, shown: true, evidence: [] },
};

describe('the records of a company', () => {
  it('are written by Bruno, version by version, and read by those he lets', async () => {
    const { ana, bruno, duda, carla, companyA } = world.people;
    expect(await save(bruno, 'risk', RISK, 0, risk)).toMatchObject({
      status: 422,
      body: { code: 'no_criteria' },
    });
    const bad = { ...DEMONSTRATION_CRITERIA, next: 12 };
    expect((await save(bruno, 'criteria', 'criteria', 0, bad)).body.code).toBe('bad_content');
    expect((await save(bruno, 'criteria', RISK, 0, DEMONSTRATION_CRITERIA)).body.code).toBe(
      'bad_content',
    );
    expect((await save(bruno, 'criteria', 'criteria', 0, DEMONSTRATION_CRITERIA)).status).toBe(200);
    expect(await save(bruno, 'risk', RISK, 0, risk)).toMatchObject({
      status: 200,
      body: { version: 1, by: 'Bruno Tavares' },
    });
    const changed = { ...risk, measures: 'Rodízio e pausas' };
    expect((await save(bruno, 'risk', RISK, 1, changed)).body.version).toBe(2);
    // Somebody else's change from version 1 comes too late, and takes nothing back.
    expect(await save(bruno, 'risk', RISK, 1, risk)).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    });
    expect((await save(ana, 'risk', RISK, 2, risk)).status).toBe(403);

    const iara = await signInNewPerson(world.url, world.context, 'Iara Reis');
    expect((await ask(iara, 'GET', '/file')).status).toBe(403);
    await giveCompanyGrant(world.context, iara, companyA, 'auditor');
    const file = (await ask(iara, 'GET', '/file')).body;
    expect(file).toMatchObject({ company: { name: 'Companhia A' }, mayChange: false });
    const kept = file.records.find(({ id }: KeptRecord) => id === RISK);
    expect(kept).toMatchObject({ version: 2, content: { measures: 'Rodízio e pausas' } });
    expect((await save(iara, 'risk', RISK, 2, risk)).status).toBe(403);
    expect((await ask(carla, 'GET', `/file?company=${companyA.id}`)).body.records).toEqual(
      file.records,
    );
    expect((await ask(duda, 'GET', '/file')).body.records).toEqual([]);
    expect((await ask(duda, 'GET', `/file?company=${companyA.id}`)).status).toBe(404);

    const history = (await ask(iara, 'GET', '/history?limit=2')).body;
    expect(history.records.map(({ id, version }: KeptRecord) => [id, version])).toEqual([
      [RISK, 2],
      [RISK, 1],
    ]);
    const rest = (await ask(iara, 'GET', `/history?before=${history.next}`)).body;
    expect(rest).toMatchObject({ records: [{ kind: 'criteria' }], next: null });
    const lines = (await ask(iara, 'GET', '/handover')).body.trim().split('\n');
    expect(lines).toHaveLength(3);
  });

  it('have files that show an action, with the checksum of their bytes, and stay as they were named', async () => {
    const { ana, bruno, duda, companyA, companyB } = world.people;
    const bytes = Buffer.from('%PDF-1.7\nAta da reunião do turno B');
    const put = async (
      who: TestPerson,
      path: string,
      type = 'application/pdf',
      method = 'POST',
    ) => {
      const answer = await fetch(`${world.url}/storage/v1/object/evidence/${path}`, {
        method,
        headers: { authorization: `Bearer ${who.accessToken}`, 'content-type': type },
        body: bytes,
      });
      return answer.ok;
    };
    const path = `${companyA.id}/1a2b3c4d/ata.pdf`;
    expect(await put(ana, path)).toBe(false);
    expect(await put(duda, path)).toBe(false);
    expect(await put(bruno, path, 'text/html')).toBe(false);
    expect(await put(bruno, path)).toBe(true);

    const id = randomUUID();
    const shows = (file: object) => ({
      ...{ ...action, shown: false },
      evidence: [{ on: '2026-01-20', what: 'Ata', where: '', file }],
    });
    const file = { path, name: 'Ata do turno B.pdf', type: 'text/plain', size: 1 };
    const foreign = { ...file, path: `${companyB.id}/1a2b3c4d/ata.pdf` };
    const missing = { ...file, path: `${companyA.id}/1a2b3c4d/outra.pdf` };
    for (const wrong of [foreign, missing]) {
      expect((await save(bruno, 'action', id, 0, shows(wrong))).body.code).toBe('bad_content');
    }
    const saved = await save(bruno, 'action', id, 0, shows(file));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const described = { ...file, type: 'application/pdf', size: bytes.length, sha256 };
    expect(saved.body.content.evidence[0].file).toEqual(described);
    // A browser cannot say another checksum for what is there already.
    const forged = { ...described, sha256: 'f'.repeat(64) };
    const again = await save(bruno, 'action', id, 1, shows(forged));
    expect(again.body.content.evidence[0].file).toEqual(described);

    expect(await put(bruno, path, 'application/pdf', 'PUT')).toBe(false);
    expect(await put(bruno, path, 'application/pdf', 'DELETE')).toBe(false);
    const query = `?path=${encodeURIComponent(path)}`;
    expect(await ask(bruno, 'GET', `/evidence${query}`)).toEqual({
      status: 200,
      body: bytes.toString(),
    });
    expect((await ask(duda, 'GET', `/evidence${query}`)).status).toBe(404);
    expect((await ask(ana, 'GET', `/evidence${query}`)).status).toBe(403);
  });

  it('cannot be changed or deleted, by nobody, for 20 years', async () => {
    const { $client } = world.context.db;
    const run = (statement: string) => $client.query(statement);
    await expect(run("update working_conditions_records set content = '{}'")).rejects.toThrow();
    await expect(run('delete from working_conditions_records')).rejects.toThrow();
    await run(
      `insert into working_conditions_records
       select company_id, kind, 'old', version, 900, now() - interval '21 years', author_name, content
         from working_conditions_records where kind = 'criteria'`,
    );
    const { rowCount } = await run("delete from working_conditions_records where id = 'old'");
    expect(rowCount).toBe(1);
  });

  it('show everybody of the company what is being done, and what they are told', async () => {
    const { ana, bruno, duda } = world.people;
    expect((await save(bruno, 'action', ACTION, 0, { ...action, riskId: ACTION })).status).toBe(
      422,
    );
    expect((await save(bruno, 'action', ACTION, 0, action)).status).toBe(200);
    const hidden = '01936f3c-0000-7000-8000-00000000a003';
    await save(bruno, 'action', hidden, 0, { ...action, shown: false });
    const told = '01936f3c-0000-7000-8000-00000000a004';
    await save(bruno, 'communication', told, 0, { title: 'Saiu', text: 'Leiam', on: '2026-01-05' });

    const seen = (await ask(ana, 'GET', '')).body;
    expect(seen.actions).toMatchObject([{ id: ACTION, state: 'late', doing: action.doing }]);
    expect(JSON.stringify(seen)).not.toContain('Paulo');
    expect(seen.communications).toMatchObject([{ id: told, acknowledged: false }]);
    expect(seen.reads).toEqual([]);
    const reading = `/communications/${told}/acknowledgement`;
    expect((await ask(ana, 'POST', reading)).status).toBe(204);
    expect((await ask(ana, 'POST', reading)).status).toBe(204);
    expect((await ask(duda, 'POST', reading)).status).toBe(404);
    expect((await ask(ana, 'GET', '')).body.communications).toMatchObject([{ acknowledged: true }]);
    // One reader of two is nobody's business.
    const shares = async () => (await ask(bruno, 'GET', '/file')).body.acknowledged;
    expect(await shares()).toEqual({});

    // Of more people it is told as of the end of the last closed month, whoever was taken out since.
    const { $client } = world.context.db;
    const { id: companyId } = world.people.companyA;
    const people = Array.from({ length: 12 }, () => randomUUID());
    for (const id of people) {
      await $client.query('insert into users (id, email) values ($1, $2)', [id, `${id}@x.example`]);
      await $client.query(
        `insert into working_conditions_acknowledgements (user_id, company_id, communication_id, created_at)
         values ($1, $2, $3, '2026-01-20')`,
        [id, companyId, told],
      );
    }
    await $client.query(
      `insert into company_period_people (user_id, period, company_id)
       select unnest($1::uuid[]), '2026-01', $2`,
      [[...people, ana.userId, bruno.userId, duda.userId], companyId],
    );
    await $client.query(
      `insert into company_periods (company_id, period, closed_at, version, report, counted)
       values ($1, '2026-01', now(), 1, '{}', '[]')`,
      [companyId],
    );
    // Ana read it later.
    expect(await shares()).toEqual({ [told]: '80' });
    await $client.query('delete from company_periods');
    await $client.query('delete from company_period_people');
  });
});

describe('a dossier', () => {
  it('holds what was kept that day, with a checksum, and comes as PDF to those who read', async () => {
    const { ana, bruno, duda } = world.people;
    expect((await ask(duda, 'POST', '/dossiers', { language: 'pt-BR' })).body.code).toBe(
      'no_criteria',
    );
    const issued = (await ask(bruno, 'POST', '/dossiers', { language: 'pt-BR' })).body;
    expect(issued).toMatchObject({ kind: 'dossier', content: { number: 1, language: 'pt-BR' } });
    expect(issued.content.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(issued.content.snapshot).toBeUndefined();
    for (const language of ['pt-BR', 'en-US', 'es-ES', 'fr-FR']) {
      const { id } = (await ask(bruno, 'POST', '/dossiers', { language })).body;
      const pdf = await world.fetchAs(bruno, `${PATH}/dossiers/${id}`, {});
      expect(pdf.headers.get('content-type')).toBe('application/pdf');
      expect(
        Buffer.from(await pdf.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
    }
    expect((await ask(ana, 'GET', `/dossiers/${issued.id}`)).status).toBe(403);
    expect((await ask(duda, 'GET', `/dossiers/${issued.id}`)).status).toBe(404);
  });

  it('counts completions that a law asks for, of people who are there and were told', async () => {
    const { ana, bruno, duda, companyA, companyB } = world.people;
    const query = (text: string, values: unknown[]) => world.context.db.$client.query(text, values);
    await query(
      `insert into courses (id, title, description, hours, language, premium, state, place, revision, changed_at, legal)
       values ($1, 'Assédio', 'Nenhum.', 1, 'pt-BR', false, 'published', 900, $1, now(), 'lei_14457')`,
      [COURSE],
    );
    const done = (who: TestPerson, companyId: string, expiresAt: string | null) =>
      query(
        `insert into certificates (user_id, course_id, completed_at, code, title, hours, lessons, company_id, expires_at)
         values ($1, $2, '2026-01-02', $3, 'Assédio', 1, 1, $4, $5)`,
        [who.userId, COURSE, who.userId, companyId, expiresAt],
      );
    await done(ana, companyA.id, null);
    await done(bruno, companyA.id, '2026-01-03');
    await done(duda, companyB.id, null);
    const { id } = (await ask(bruno, 'POST', '/dossiers', { language: 'pt-BR' })).body;
    const { rows } = await query(
      `select content->'snapshot'->'training' as training from working_conditions_records where id = $1`,
      [id],
    );
    const tally = rows[0].training.find(({ title }: { title: string }) => title === 'Assédio');
    expect(tally).toMatchObject({ legal: 'lei_14457', done: 1 });
    expect(tally.people).toBeGreaterThan(1);
    await query('delete from certificates where course_id = $1', [COURSE]);
    await query('delete from courses where id = $1', [COURSE]);
  });

  it.each([
    [{ b: 1, a: [{ d: null, c: 'x' }] }, '{"a":[{"c":"x","d":null}],"b":1}'],
    ['á', '"á"'],
  ])('has one canonical form of %j', (value, text) => {
    expect(canonical(value)).toBe(text);
  });
});
