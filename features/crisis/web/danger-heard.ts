import { type Danger, dangerOf } from '../contract/help.rules.ts';

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
  await import('../engine/index.ts');
  const { prepareCrisis, prepareLanguage } = await engine();
  await prepareCrisis();
  const language = LANGUAGES.find((code) => document.documentElement.lang.startsWith(code));
  if (language !== undefined) await prepareLanguage(language);
}

/** What this browser hears of danger in a text: nothing is sent. Null also where nothing could load. */
export async function dangerHeardIn(text: string): Promise<Danger | null> {
  const [level, told] = await Promise.all([crisisLevelOf(text), toldIn(text)]);
  return dangerOf(told, level);
}

async function toldIn(text: string): Promise<Danger[]> {
  try {
    return (await import('../engine/index.ts')).readDanger(text);
  } catch {
    return [];
  }
}

async function crisisLevelOf(text: string): Promise<number> {
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
    return 0;
  }
}
