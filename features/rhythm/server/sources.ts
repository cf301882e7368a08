import { recordedDaysOf as diaryDays } from '#features/diary/server/index.ts';
import { recordedDaysOf as emotionDays } from '#features/emotions/server/index.ts';
import { recordedDaysOf as healthDays } from '#features/health/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';

/** A person's days from `from` to `to` with a record of one kind; in one query. */
export type RecordedDaysOf = (
  context: ServerContext,
  userId: string,
  range: { from: string; to: string },
) => Promise<string[]>;

/** Every feature whose records the garden grows with. Adding a line here is what makes one count. */
export const SOURCES = {
  diary: diaryDays,
  emotions: emotionDays,
  health: healthDays,
} as const satisfies Record<string, RecordedDaysOf>;

export type SourceName = keyof typeof SOURCES;
