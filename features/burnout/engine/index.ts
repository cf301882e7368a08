export type {
  Category,
  Counts,
  CrisisLevel,
  Language,
  Level,
  Mention,
  MentionStatus,
  Reading,
  ReadOptions,
  Span,
} from './contract.ts';
export { CATEGORIES, ENGINE_VERSION, WEIGHTS } from './contract.ts';
export { prepare, read } from './read.ts';
export { levelOf, scoreOf } from './score.ts';
export {
  fetchCrisisTables as prepareCrisis,
  fetchLexicon as prepareLanguage,
} from './tables/index.ts';
export { isUnreadLanguage } from './unread-language.ts';
