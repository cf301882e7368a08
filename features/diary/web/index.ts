export { useEntriesById, useEntriesSince } from './diary.api.ts';
export { DIARY_PATH } from './diary.paths.ts';
export { firstWords } from './reading/segments.rules.ts';
