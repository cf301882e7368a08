import { expect, it } from 'vitest';
import { backupName, isBackupDue, surplusFiles } from './schedule.rules.ts';

const now = new Date('2026-11-24T10:00:05.900Z');
const hoursAgo = (hours: number) => backupName(new Date(now.getTime() - hours * 3_600_000));

it('names sort by time and can be written on every file system', () => {
  expect(backupName(now)).toBe('florescer-2026-11-24T10-00-05Z.backup');
  expect([hoursAgo(1), hoursAgo(2), hoursAgo(0)].toSorted()).toEqual([2, 1, 0].map(hoursAgo));
});

it.each([
  ['none yet', [], 24, true],
  ['only files of others', ['notes.txt', 'mine.backup'], 24, true],
  ['one of an hour ago', [hoursAgo(30), hoursAgo(1)], 24, false],
  ['one of 23 hours ago', [hoursAgo(23)], 24, false],
  ['one of yesterday, the clock being a minute early', [hoursAgo(23.99)], 24, true],
  ['one that was interrupted', [`${hoursAgo(1)}.part`], 24, true],
  ['every hour', [hoursAgo(1)], 1, true],
])('a folder with %s', (_, names, everyHours, due) => {
  expect(isBackupDue(names, now, everyHours)).toBe(due);
});

it('keeps the newest ones, drops what an interruption left and touches no other file', () => {
  const others = ['deletions-2026-11.log', 'before-update.backup', 'photo.part'];
  const names = [hoursAgo(1), ...others, hoursAgo(3), `${hoursAgo(5)}.part`, hoursAgo(2)];
  expect(surplusFiles(names, 2)).toEqual([hoursAgo(3), `${hoursAgo(5)}.part`]);
  expect(surplusFiles(others, 1)).toEqual([]);
});
