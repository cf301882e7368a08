import { type RefObject, useEffect } from 'react';
import { countryOf, HelpCard, helpFor } from '#features/crisis/web/index.ts';
import type { Help } from '../use-help.ts';

interface EntryHelpProps {
  help: Help;
  timeZone: string;
  headingRef?: RefObject<HTMLHeadingElement | null>;
}

/** The help card of one text; nothing where there is no reason for it. */
export function EntryHelp({ help, timeZone, headingRef }: EntryHelpProps) {
  const { danger, place, occurrence, folded, news, onSeen, dismiss } = help;
  const shown = danger !== null && place !== 'none';
  useEffect(() => {
    if (shown) onSeen();
  }, [shown, onSeen]);
  if (danger === null || place === 'none') return null;
  const country = countryOf(Intl.DateTimeFormat().resolvedOptions().timeZone, timeZone);
  return (
    <HelpCard
      help={helpFor(danger, country)}
      occurrence={occurrence}
      folded={folded}
      news={news}
      finished
      headingRef={headingRef}
      onDismiss={dismiss}
    />
  );
}
