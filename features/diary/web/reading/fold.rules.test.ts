import { expect, test } from 'vitest';
import type { Help } from '#features/crisis/contract/danger.ts';
import { foldOf } from './fold.rules.ts';

const NOW = Date.parse('2026-11-24T12:00:00Z');
const helpOf = (kind: Help['kind'], urgency: Help['urgency'] = 'today'): Help => ({
  kind,
  urgency,
  contacts: [],
});
const written = (hoursAgo: number, help: Help | null, helpDismissed = false) => ({
  id: `${hoursAgo} hours ago`,
  createdAt: new Date(NOW - hoursAgo * 3_600_000).toISOString(),
  reading: null,
  help,
  helpDismissed,
});

const BLOW = helpOf('home-violence');
const PUT_AWAY = written(30, BLOW, true);

test.each([
  ['a new text', BLOW, undefined, [], 'no'],
  ['one of this morning', BLOW, written(3, BLOW), [], 'no'],
  ['one of last week', BLOW, written(24 * 7, BLOW), [], 'old'],
  ['the same kind again after it was put away', BLOW, undefined, [PUT_AWAY], 'again'],
  ['another kind', helpOf('eating'), undefined, [PUT_AWAY], 'no'],
  ['what cannot wait', helpOf('home-violence', 'now'), undefined, [PUT_AWAY], 'no'],
  ['what was put away after it', BLOW, written(40, BLOW), [PUT_AWAY], 'no'],
  ['no danger', null, undefined, [PUT_AWAY], 'no'],
] as const)('%s', (_, danger, entry, recent, folded) => {
  expect(foldOf(danger, entry, recent, NOW)).toBe(folded);
});
