import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFiles } from '#features/files/server/index.ts';
import { startTestApp, type TestApp, type TestPerson } from '#packages/testing/people/index.ts';
import { sweepEvidence } from './evidence-sweep.ts';

const DAY_MS = 86_400_000;
let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world?.stop());

/** A paper that somebody sends for their company. */
async function send(who: TestPerson, companyId: string, folder = randomUUID().slice(0, 8)) {
  const path = `${companyId}/${folder}/ata.pdf`;
  const answer = await fetch(`${world.url}/storage/v1/object/evidence/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${who.accessToken}`, 'content-type': 'application/pdf' },
    body: Buffer.from('%PDF-1.7\nAta da reunião'),
  });
  expect(answer.status).toBe(200);
  return path;
}
const save = async (who: TestPerson, id: string, base: number, paths: readonly string[]) => {
  const content = {
    ...{
      riskId: null,
      said: 'Não dá para parar',
      doing: 'Pausa',
      measure: 'Contar',
      owner: 'Paulo',
    },
    ...{ area: '', startsOn: '2026-01-02', dueOn: '2026-01-31', doneOn: null, dropped: null },
    ...{ effect: '', effective: null, shown: false },
    evidence: paths.map((path) => ({
      ...{ on: '2026-01-20', what: 'Ata', where: '' },
      file: { path, name: 'ata.pdf', type: 'application/pdf', size: 1 },
    })),
  };
  const path = `/api/working-conditions/records/action/${id}`;
  return (await world.fetchAs(who, path, { method: 'PUT', json: { base, content } })).status;
};
const left = async (paths: readonly string[]) => {
  const found = await findFiles(world.context.db, 'evidence', paths);
  return paths.filter((path) => found.has(path));
};
/** The sweep of a day to come. */
const sweepIn = (days: number) => {
  const at = new Date(Date.now() + days * DAY_MS);
  return sweepEvidence({ ...world.context, now: () => at });
};

it('takes what Bruno and Duda sent and never saved, a day later, and no earlier', async () => {
  const { bruno, duda, companyA, companyB } = world.people;
  const lost = [await send(bruno, companyA.id), await send(duda, companyB.id)];
  const [ofBruno, ofDuda] = [await send(bruno, companyA.id), await send(duda, companyB.id)];
  expect(await save(bruno, randomUUID(), 0, [ofBruno])).toBe(200);
  expect(await save(duda, randomUUID(), 0, [ofDuda])).toBe(200);
  await sweepIn(0.9);
  expect(await left(lost)).toEqual(lost);
  await sweepIn(1.1);
  expect(await left([...lost, ofBruno, ofDuda])).toEqual([ofBruno, ofDuda]);
});

it('keeps for good what a former version names, and what was put there by hand', async () => {
  const { bruno, companyA } = world.people;
  const [action, former] = [randomUUID(), await send(bruno, companyA.id)];
  const byHand = await send(bruno, companyA.id, 'pasta-2026');
  await save(bruno, action, 0, [former]);
  await save(bruno, action, 1, []);
  await sweepIn(400);
  expect(await left([former, byHand])).toEqual([former, byHand]);
});

it('an action is not saved with a file that was taken meanwhile', async () => {
  const { bruno, companyA } = world.people;
  const path = await send(bruno, companyA.id);
  await sweepIn(2);
  expect(await save(bruno, randomUUID(), 0, [path])).toBe(422);
});
