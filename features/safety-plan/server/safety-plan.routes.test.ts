import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EMPTY_PLAN } from '#features/safety-plan/contract/plan.rules.ts';
import type { Plan, StoredPlan } from '#features/safety-plan/contract/safety-plan.contract.ts';
import { type Person, startWorld, type World } from '#packages/testing/people/index.ts';

const SECRET = 'o quintal de jabuticaba da minha avó';

let world: World;
let ana: Person;
let bruno: Person;
beforeAll(async () => {
  world = await startWorld({ workers: false });
  [ana, bruno] = await Promise.all([world.person('ana'), world.person('bruno')]);
});
afterAll(() => world.stop());

const read = async (person: Person) =>
  (await person.call<{ stored: StoredPlan | null }>('GET', '/api/safety-plan')).body.stored;
const save = (person: Person, base: string | null, plan: unknown) =>
  person.call<StoredPlan & { code?: string }>('PUT', '/api/safety-plan', { base, plan });
const withReason = (text: string): Plan => ({
  ...EMPTY_PLAN,
  reasons: [{ id: randomUUID(), text, phone: null }],
});

it('is Ana’s alone, changes under its revision only, and leaves nothing when she takes it out', async () => {
  // First nobody has a plan.
  expect(await read(ana)).toBeNull();

  // She writes one; blank lines are not kept.
  const written = withReason(` ${SECRET} `);
  written.people.push({ id: randomUUID(), text: '  ', phone: null });
  const first = await save(ana, null, written);
  expect(first.status).toBe(200);
  expect(first.body.plan.reasons[0]?.text).toBe(SECRET);
  expect(first.body.plan.people).toEqual([]);
  expect(await read(ana)).toEqual(first.body);

  // Bruno learns nothing of it, and his own first plan does not touch hers.
  expect(await read(bruno)).toBeNull();
  expect((await save(bruno, first.body.revision, EMPTY_PLAN)).status).toBe(409);
  expect((await save(bruno, null, withReason('a banda'))).status).toBe(200);
  expect(await read(ana)).toEqual(first.body);

  // Her phone goes on from what it read; her laptop, which read the same, is told instead of obeyed.
  const phone = await save(ana, first.body.revision, withReason('o violão'));
  expect(phone.status).toBe(200);
  const laptop = await save(ana, first.body.revision, withReason('a praça'));
  expect(laptop.status).toBe(409);
  expect(laptop.body.code).toBe('conflict');
  expect((await save(ana, null, withReason('a praça'))).status).toBe(409);
  expect(await read(ana)).toEqual(phone.body);

  // What stands in the database says nothing.
  const { pool } = world.context.connection;
  const { rows } = await pool.query('select * from safety_plans where user_id = $1', [ana.id]);
  expect(rows).toHaveLength(1);
  expect(rows[0].sealed.includes('viol')).toBe(false);
  expect(world.logs.join('')).not.toContain('jabuticaba');

  // Taken out, no row stays; a device that still holds the former plan cannot bring it back unseen.
  expect((await ana.call('DELETE', '/api/safety-plan')).status).toBe(204);
  expect(await read(ana)).toBeNull();
  expect((await save(ana, phone.body.revision, withReason('a praça'))).status).toBe(409);
  expect((await read(bruno))?.plan.reasons[0]?.text).toBe('a banda');
});

it('is stored only for who agreed, and read and taken out by anybody', async () => {
  const sara = await world.person('sara');
  expect((await save(sara, null, withReason('a feira'))).status).toBe(200);
  const said = { agreed: false, language: 'pt-BR' };
  expect((await sara.call('PUT', '/api/privacy/health-consent', said)).status).toBe(204);
  const kept = await read(sara);
  const refused = await save(sara, kept?.revision ?? null, withReason('o cinema'));
  expect([refused.status, refused.body.code]).toEqual([403, 'health_consent_needed']);
  expect(await read(sara)).toEqual(kept);
  expect((await sara.call('DELETE', '/api/safety-plan')).status).toBe(204);
  expect(await read(sara)).toBeNull();
});

it('goes with the person', async () => {
  const carla = await world.person('carla');
  await save(carla, null, withReason('o mar'));
  const { pool } = world.context.connection;
  await pool.query('delete from users where id = $1', [carla.id]);
  const { rows } = await pool.query('select * from safety_plans where user_id = $1', [carla.id]);
  expect(rows).toEqual([]);
});

it('says which line is too long', async () => {
  const { status, body } = await ana.call<{ code: string; data: { fields: { path: string }[] } }>(
    'PUT',
    '/api/safety-plan',
    { base: null, plan: withReason('a'.repeat(301)) },
  );
  expect(status).toBe(400);
  expect(body.code).toBe('invalid');
  expect(body.data.fields[0]?.path).toContain('reasons');
});

it('that cannot be opened says so, and gives way to a new one of its author alone', async () => {
  const rita = await world.person('rita');
  const first = await save(rita, null, withReason('a serra'));
  const { pool } = world.context.connection;
  await pool.query(`update safety_plans set sealed = '\\x0102' where user_id = $1`, [rita.id]);
  const answer = await rita.call('GET', '/api/safety-plan');
  expect([answer.status, answer.body.code]).toEqual([410, 'damaged']);
  const others = await read(ana);
  const anew = await save(rita, null, withReason('o rio'));
  expect(anew.status).toBe(200);
  expect((await save(rita, first.body.revision, withReason('outra'))).status).toBe(409);
  expect(await read(rita)).toEqual(anew.body);
  expect(await read(ana)).toEqual(others);
  expect((await save(rita, null, withReason('outra'))).status).toBe(409);
});
