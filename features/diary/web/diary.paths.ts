/** Address of the diary (specification section 2). */
export const DIARY_PATH = '/diary';
/** The same, always in its mobile arrangement. */
export const DIARY_MOBILE_PATH = '/mobile-diary';

/** What the diary's address may carry: which entry is open, or that writing begins. Never text. */
export interface DiarySearch {
  entry?: string;
  write?: 1;
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Reads the address; anything that is not ours is left out. */
export function parseDiarySearch(search: Record<string, unknown>): DiarySearch {
  const { entry, write } = search;
  if (typeof entry === 'string' && UUID.test(entry)) return { entry };
  return String(write) === '1' ? { write: 1 } : {};
}
