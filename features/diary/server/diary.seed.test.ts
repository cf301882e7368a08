import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemonstration } from '#apps/server/app.ts';
import { DEMONSTRATION_PEOPLE } from '#features/accounts/server/index.ts';
import type { Entry } from '#features/diary/contract/diary.contract.ts';
import { pageOf } from './diary.queries.ts';
import { seedDiary } from './diary.seed.ts';
import { entryView } from './diary.view.ts';
import { startWorld, type World } from './testing/world.ts';

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
  const hard = entries.filter(({ reading }) => (reading?.crisisLevel ?? 0) > 0);
  expect(hard).toHaveLength(1);
  expect(hard[0]?.feedback?.source).toBe('crisis');
});

test('no feedback of hers fell back to the plain line', async () => {
  for (const { words, feedback, text } of await diaryOf('ana')) {
    if (words >= 5 && feedback?.source === 'local') expect(feedback.step, text).not.toBeNull();
  }
});

test('Bruno and Carla have begun', async () => {
  expect(await diaryOf('bruno')).toHaveLength(4);
  expect(await diaryOf('carla')).toHaveLength(3);
});

test('seeding again, even another day, adds nothing', async () => {
  const before = await diaryOf('ana');
  world.clock.forward(3 * 24 * 60);
  await seedDiary(world.context);
  expect(await diaryOf('ana')).toEqual(before);
});
