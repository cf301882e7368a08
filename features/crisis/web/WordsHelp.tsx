import { useRef } from 'react';
import { useTimeZone } from '#features/access/web/index.ts';
import { countryOf } from '../contract/country.rules.ts';
import { helpFor } from '../contract/help.rules.ts';
import { HelpCard } from './HelpCard.tsx';
import { type Heard, useField, useHelpAfter, useWordsHelp } from './use-words-help.ts';

interface WordsHelpCardProps {
  readonly help: Heard;
  /** The words are of another day. */
  readonly old?: boolean;
}

/** The card for what was heard; nothing where there is no reason for it. */
export function WordsHelpCard({ help: { danger, shown, news, dismiss }, old }: WordsHelpCardProps) {
  const zone = useTimeZone();
  if (danger === null || !shown) return null;
  const country = countryOf(Intl.DateTimeFormat().resolvedOptions().timeZone, zone);
  return (
    <HelpCard
      help={helpFor(danger, country)}
      occurrence={0}
      folded={old ? 'old' : 'no'}
      news={news}
      onDismiss={dismiss}
    />
  );
}

interface WordsHelpProps {
  readonly text: string | null;
}

/**
 * Help for a person's own words, right after the field that they stand in: what is written stays where
 * it was on the screen, and the next Tab is the first call.
 */
export function WordsHelp({ text }: WordsHelpProps) {
  useField(text, text !== useRef(text).current);
  return <WordsHelpCard help={useWordsHelp(text)} />;
}

/** The same where no page shows the words once they are saved. */
export function WordsHelpToTheEnd({ text }: WordsHelpProps) {
  useField(text, text !== useRef(text).current);
  const help = useWordsHelp(text);
  useHelpAfter(text, help);
  return <WordsHelpCard help={help} />;
}
