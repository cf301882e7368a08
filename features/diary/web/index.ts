export { useRun } from './days.api.ts';
export { useEntriesById, useEntriesSince } from './diary.api.ts';
export { DIARY_PATH } from './diary.paths.ts';
export { RunSentence } from './parts/RunSentence.tsx';
export { WeekSetting } from './parts/WeekSetting.tsx';
export { firstWords, wholeOf } from './reading/segments.rules.ts';
