import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addDeletions, deletedSince, forgetOldDeletions } from './deletion-log.ts';

it('a noted deletion is forgotten after 180 days, to the day', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'florescer-deletions-'));
  try {
    const noted = ['2026-04-30', '2026-05-20', '2026-05-31', '2026-11-20'].map((day) => ({
      ...{ userId: randomUUID(), at: new Date(`${day}T12:00:00Z`) },
    }));
    await addDeletions(folder, noted);
    // 180 days before is the 28th of May.
    await forgetOldDeletions(folder, new Date('2026-11-24T12:00:00Z'));
    const [, , third, last] = noted;
    expect((await deletedSince(folder, new Date(0))).toSorted()).toEqual(
      [third?.userId, last?.userId].toSorted(),
    );
    expect((await readdir(folder)).toSorted()).toEqual([
      'deletions-2026-05.log',
      'deletions-2026-11.log',
    ]);
    expect(await readFile(join(folder, 'deletions-2026-05.log'), 'utf8')).toBe(
      `2026-05-31T12:00:00.000Z ${third?.userId}\n`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
