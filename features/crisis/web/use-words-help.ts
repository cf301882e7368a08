import i18next from 'i18next';
import { useEffect, useState } from 'react';
import { type Danger, dangerOf } from '../contract/help.rules.ts';
import { dangerHeardIn, prepareEngine } from './danger-heard.ts';

/** A pause in writing after which it is read, in ms. */
const PAUSE_MS = 500;

export interface WordsHelp {
  readonly danger: Danger | null;
  /** Nothing bright stands beside what is told, also where the card was put away. */
  readonly silences: boolean;
  readonly shown: boolean;
  readonly dismiss: () => void;
}

/**
 * What this device hears of danger in the words that a person writes or reads again outside the diary;
 * nothing is sent. Put away, the card comes again only for what is graver or another danger.
 */
export function useWordsHelp(...texts: readonly (string | null | undefined)[]): WordsHelp {
  const [danger, setDanger] = useState<Danger | null>(null);
  const [away, setAway] = useState<string | null>(null);
  useEffect(() => {
    prepareEngine();
    // The card is to be there without a connection as well.
    void i18next.loadNamespaces('crisis');
  }, []);
  const written = JSON.stringify(texts.filter((text) => text?.trim()));
  useEffect(() => {
    const all = JSON.parse(written) as string[];
    let current = true;
    const read = async () => {
      const heard = await Promise.all(all.map(dangerHeardIn));
      if (!current) return;
      const next = dangerOf(
        heard.filter((one) => one !== null),
        0,
      );
      setDanger((known) => (nameOf(known) === nameOf(next) ? known : next));
    };
    const timer = setTimeout(() => void read(), all.length > 0 ? PAUSE_MS : 0);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [written]);
  const name = nameOf(danger);
  return {
    danger,
    silences: danger !== null,
    shown: name !== null && name !== away,
    dismiss: () => setAway(name),
  };
}

const nameOf = (danger: Danger | null) => danger && `${danger.kind} ${danger.urgency}`;
