import type { Quiet } from '#packages/kernel/quiet-hours.ts';

/** What holds until somebody chooses otherwise: silent from 22h to 7h. */
export const DEFAULT_QUIET: Quiet = { from: 22 * 60, to: 7 * 60 };
