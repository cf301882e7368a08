import { helpComesFirst } from '#features/burnout/contract/help.rules.ts';
import type { Entry } from '../../contract/diary.contract.ts';

export type CrisisLevel = 0 | 1 | 2 | 3;

type Engine = typeof import('#features/burnout/engine/index.ts');

/** A busy page must not put the engine off for longer than this, in ms. */
const IDLE_MS = 1_000;

const LANGUAGES = ['pt', 'en', 'es', 'fr'] as const;

let fetched: Promise<Engine> | null = null;

/** The engine, fetched once and kept; a failed fetch is forgotten, so that the next one tries again. */
function engine(): Promise<Engine> {
  fetched ??= import('#features/burnout/engine/index.ts').catch((error: unknown) => {
    fetched = null;
    throw error;
  });
  return fetched;
}

/**
 * Fetches the engine while nothing else happens, so that it also reads without a connection: with
 * it the crisis wordings of all languages and the language of the page.
 */
export function prepareEngine(): void {
  const fetchIt = () => void fetchParts().catch(() => undefined);
  if ('requestIdleCallback' in window) window.requestIdleCallback(fetchIt, { timeout: IDLE_MS });
  else setTimeout(fetchIt, IDLE_MS);
}

async function fetchParts(): Promise<void> {
  const { prepareCrisis, prepareLanguage } = await engine();
  await prepareCrisis();
  const language = LANGUAGES.find((code) => document.documentElement.lang.startsWith(code));
  if (language !== undefined) await prepareLanguage(language);
}

/** What the engine hears in a text, in this browser: nothing is sent. Null where it could not load. */
export async function crisisLevelOf(text: string): Promise<CrisisLevel | null> {
  try {
    const { prepare, prepareCrisis, read } = await engine();
    try {
      await prepare(text);
      return read(text).crisisLevel;
    } catch {
      // Without a connection the rest of a language may be missing; its crisis wordings are not.
      await prepareCrisis();
      return read(text, { language: 'pt' }).crisisLevel;
    }
  } catch {
    return null;
  }
}

/** What an entry's view puts first: nothing, a soft line before the rest, or help in place of the rest. */
export type HelpPlace = 'none' | 'before' | 'instead';

/** Level 2 and above replaces score, badges and feedback (product research 4.6). */
export function helpPlace(level: CrisisLevel, dismissed: boolean): HelpPlace {
  if (level === 0 || dismissed) return 'none';
  return helpComesFirst(level) ? 'instead' : 'before';
}

/** The higher of what the server read and what this browser read when the entry was sent. */
export function crisisLevelIn(entry: Pick<Entry, 'reading'>, local: CrisisLevel = 0): CrisisLevel {
  const stored = entry.reading?.crisisLevel ?? 0;
  return Math.max(stored, local) as CrisisLevel;
}
