import i18next from 'i18next';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { showToast } from '#packages/ui/parts/toast.tsx';
import { type Danger, dangerOf, isGraver, takesTheirPlace } from '../contract/help.rules.ts';
import { dangerHeardIn, prepareEngine } from './danger-heard.ts';

/** A pause in writing after which it is read, in ms. */
const PAUSE_MS = 500;
const HELP_PAGE = '/ajuda';

interface HeardWords {
  readonly text: string;
  readonly danger: Danger;
}

/** What was heard of danger in some words, and what the card for it does. */
export interface Heard {
  /** Nothing bright stands beside it, also where the card was put away. */
  readonly danger: Danger | null;
  readonly shown: boolean;
  /** The words that brought the card, where they were written in this visit. */
  readonly news: string | undefined;
  readonly dismiss: () => void;
}

interface Away extends HeardWords {
  readonly at: number;
}

/** What was put away in this visit: words are kept on no device for that. */
let away: readonly Away[] = [];
/** The same words may be meant on another day, in ms. */
const AWAY_MS = 12 * 3_600_000;
const watchers = new Set<() => void>();

function watchAway(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Whether these words, or what they were written on from, were said not to be meant so. */
const isAway = ({ text, danger }: HeardWords): boolean =>
  away.some(
    (former) =>
      Date.now() - former.at < AWAY_MS &&
      text.startsWith(former.text) &&
      !isGraver(danger, [former.danger], 0),
  );

/** A field of this visit: only what was written into it is news. */
interface Field {
  text: string | null;
  isWritten: boolean;
}

const fields = new Set<Field>();

const isNews = ({ text }: HeardWords): boolean =>
  [...fields].some((field) => field.isWritten && field.text?.trim() === text.trim());

/** That these words stand in a field; `isWritten`: somebody has changed them there. */
export function useField(text: string | null, isWritten: boolean): void {
  const field = useRef<Field>({ text, isWritten }).current;
  Object.assign(field, { text, isWritten });
  useEffect(() => void fields.add(field), [field]);
}

/**
 * What this device hears of danger in the words that a person writes or reads again outside the diary;
 * nothing is sent. What was put away comes again only for other words or for what is graver.
 */
export function useWordsHelp(...texts: readonly (string | null | undefined)[]): Heard {
  const [heard, setHeard] = useState<readonly HeardWords[]>([]);
  useSyncExternalStore(watchAway, () => away);
  const written = JSON.stringify(texts.filter((text) => text?.trim()));
  const isEmpty = written === '[]';
  useEffect(() => {
    if (isEmpty) return;
    prepareEngine();
    // The card is to be there without a connection as well.
    void i18next.loadNamespaces('crisis');
  }, [isEmpty]);
  useEffect(() => {
    let current = true;
    const read = async () => {
      const all = await Promise.all((JSON.parse(written) as string[]).map(hear));
      if (current) setHeard(all.filter((words) => words !== null));
    };
    const timer = setTimeout(() => void read(), written === '[]' ? 0 : PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [written]);
  const here = heard.filter((words) => !isAway(words));
  const left = dangerIn(here);
  return {
    danger: left ?? dangerIn(heard),
    shown: left !== null,
    news: here.find((words) => words.danger.kind === left?.kind && isNews(words))?.text.trim(),
    dismiss: () => {
      // Another danger beside it, whose lines nobody has seen, comes next.
      const seen = heard.filter(({ danger }) => left && isSame(danger, left));
      away = [...away, ...seen.map((words) => ({ ...words, at: Date.now() }))];
      for (const watcher of watchers) watcher();
    },
  };
}

/**
 * Leads to help where a field’s new words tell of danger and went with it before they were read, for a pause
 * too short or an engine not here yet; for fields whose words no page shows afterwards.
 */
export function useHelpAfter(text: string | null, { danger, shown }: Heard): void {
  const first = useRef(text).current;
  const last = useRef({ text, seen: shown ? danger : null });
  last.current = { text, seen: shown ? danger : null };
  useEffect(
    () => () => {
      const { text: left, seen } = last.current;
      if (left === first || !left?.trim()) return;
      void hear(left).then((words) => {
        if (!words || isAway(words)) return;
        if (!seen || isGraver(words.danger, [seen], 0)) void leadToHelp(words.danger);
      });
    },
    [first],
  );
}

const isSame = (one: Danger, other: Danger): boolean =>
  one.kind === other.kind && one.urgency === other.urgency;

const dangerIn = (words: readonly HeardWords[]): Danger | null =>
  dangerOf(
    words.map(({ danger }) => danger),
    0,
  );

async function hear(text: string): Promise<HeardWords | null> {
  const danger = await dangerHeardIn(text);
  return danger && { text, danger };
}

async function leadToHelp(danger: Danger): Promise<void> {
  await i18next.loadNamespaces('crisis');
  const own = danger.kind === 'self' ? 'crisis:card.thanks.0' : 'crisis:card.opening.0';
  const run = () => window.location.assign(HELP_PAGE);
  showToast({
    id: 'help',
    kind: 'update',
    text: i18next.t(takesTheirPlace(danger) ? own : 'crisis:card.gentle.0'),
    action: { label: i18next.t('crisis:card.more'), run },
    lasting: true,
  });
}
