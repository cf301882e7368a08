import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemonstration } from '#apps/server/app.ts';
import { DEMONSTRATION_PEOPLE } from '#features/accounts/server/index.ts';
import { summarySchema } from '#features/consultation-summary/contract/summary.ts';
import { DEMONSTRATION_LINK } from '#features/consultation-summary/server/consultation-summary.seed.ts';
import { openSummary, proofOf } from '#features/consultation-summary/web/link/link-crypto.ts';
import type { Entry } from '#features/diary/contract/diary.contract.ts';
import { startWorld, type World } from '#packages/testing/people/index.ts';
import { pageOf } from './diary.queries.ts';
import { seedDiary } from './diary.seed.ts';
import { entryView } from './diary.view.ts';

let world: World;
// Nothing runs in the background: the demonstration world is whole without any job.
beforeAll(async () => {
  world = await startWorld({ workers: false });
  await seedDemonstration(world.context);
});
afterAll(() => world.stop());

async function diaryOf(name: keyof typeof DEMONSTRATION_PEOPLE): Promise<Entry[]> {
  const { id } = DEMONSTRATION_PEOPLE[name];
  const key = await world.context.vault.keyOf(id);
  const rows = await pageOf(world.context.db, id, { limit: 100 });
  return rows.map((row) => entryView(key, row));
}

test('Ana has twelve weeks behind her, read and answered', async () => {
  const entries = await diaryOf('ana');
  expect(entries.length).toBeGreaterThanOrEqual(45);
  expect(entries.every(({ status }) => status === 'analysed')).toBe(true);
  const times = entries.map(({ createdAt }) => Date.parse(createdAt));
  expect(times).toEqual([...times].sort((a, b) => b - a));
  const days = (time: number | undefined) => (world.clock.now.getTime() - (time ?? 0)) / 86_400_000;
  expect(days(times[0])).toBeLessThan(2);
  expect(days(times.at(-1))).toBeGreaterThan(80);
});

test('her story: calm, worse, one very hard night far back, and better again', async () => {
  const entries = (await diaryOf('ana')).reverse();
  const mean = (from: number, to: number) => {
    const scores = entries.slice(from, to).map(({ reading }) => reading?.score ?? 0);
    return scores.reduce((sum, score) => sum + score, 0) / scores.length;
  };
  expect(mean(0, 8)).toBeLessThan(2);
  expect(mean(12, 22)).toBeGreaterThan(5);
  expect(mean(34, 46)).toBeLessThan(3);
  // The day after, when she tells of her call to 188, is no more than a gentle line.
  const hard = entries.filter(({ reading }) => (reading?.crisisLevel ?? 0) > 1);
  expect(hard).toHaveLength(1);
  expect(hard[0]?.feedback?.source).toBe('crisis');
});

test('hardly any feedback of hers fell back to the plain line', async () => {
  const plain = (await diaryOf('ana')).filter(({ feedback }) =>
    feedback?.read.startsWith('Está guardado'),
  );
  expect(plain.map(({ text }) => text).length).toBeLessThanOrEqual(4);
});

test('Bruno and Carla have begun', async () => {
  expect(await diaryOf('bruno')).toHaveLength(5);
  expect(await diaryOf('carla')).toHaveLength(3);
});

test('seeding again, even another day, adds nothing', async () => {
  const before = await diaryOf('ana');
  world.clock.forward(3 * 24 * 60);
  await seedDiary(world.context);
  expect(await diaryOf('ana')).toEqual(before);
});

test('every screen of hers has something: moments, notes at the trend, links of consultations', async () => {
  const { id, email } = DEMONSTRATION_PEOPLE.ana;
  await seedDemonstration(world.context);
  const { rows } = await world.context.connection.pool.query(
    `select (select count(*)::int from emotion_moments where user_id = $1) as moments,
            (select count(*)::int from burnout_notes where user_id = $1) as notes,
            (select count(*)::int from consultation_links where user_id = $1) as links,
            (select count(*)::int from consultation_openings where user_id = $1) as openings`,
    [id],
  );
  expect([email, rows[0]]).toEqual([
    'ana@demo.florescer.app',
    { moments: 6, notes: 5, links: 3, openings: 3 },
  ]);
});

test('the link of the read-me opens her summary in the browser', async () => {
  const { id, secret } = DEMONSTRATION_LINK;
  const told = secret.toString('base64url');
  expect(readFileSync('README.md', 'utf8')).toContain(`/consulta#${id}.${told}`);
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/consultation/openings',
    payload: { id, proof: await proofOf(told, '') },
  });
  const summary = summarySchema.parse(await openSummary(answer.json().content, told, ''));
  expect(summary.name).toBe('Ana Ribeiro');
  expect(summary.emotions?.days.length).toBeGreaterThan(15);
});
