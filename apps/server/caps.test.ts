import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_OPEN_LINKS } from '#features/consultation-summary/contract/consultation-summary.contract.ts';
import { MAX_MOMENTS_PER_DAY } from '#features/emotions/contract/emotions.contract.ts';
import { startTestApp, type TestApp } from '#packages/testing/people/index.ts';

const NOW = '2026-11-18T15:00:00.000Z';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp({ now: () => new Date(NOW) });
});
afterAll(() => world.stop());

const countOf = async (table: string, userId: string): Promise<number> => {
  const { rows } = await world.context.connection.pool.query(
    `select count(*)::int as found from ${table} where user_id = $1`,
    [userId],
  );
  return rows[0].found;
};

describe('a limit holds for several at once', () => {
  it('of open links', async () => {
    const { ana } = world.people;
    const answers = await Promise.all(
      Array.from({ length: MOST_OPEN_LINKS + 10 }, () =>
        world.fetchAs(ana, '/api/consultation/links', {
          method: 'POST',
          json: {
            content: randomBytes(64).toString('base64url'),
            verifier: randomBytes(32).toString('base64url'),
            ...{ hours: 24, hasPin: false, label: null },
          },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MOST_OPEN_LINKS);
    expect(await countOf('consultation_links', ana.userId)).toBe(MOST_OPEN_LINKS);
  });

  it('of moments of a day', async () => {
    const { bruno } = world.people;
    const moment = () =>
      world.fetchAs(bruno, `/api/emotions/moments/${randomUUID()}`, {
        method: 'PUT',
        json: {
          ...{ day: '2026-11-18', at: NOW, level: 3, tags: [], note: null, deleted: false },
          ...{ changeId: randomUUID(), recordedAt: NOW },
        },
      });
    const answers = await Promise.all(Array.from({ length: MAX_MOMENTS_PER_DAY + 20 }, moment));
    const kept = answers.filter(({ status }) => status < 300);
    expect(kept).toHaveLength(MAX_MOMENTS_PER_DAY);
    expect(await countOf('emotion_moments', bruno.userId)).toBe(MAX_MOMENTS_PER_DAY);
  });
});
