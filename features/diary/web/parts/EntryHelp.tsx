import { useEffect } from 'react';
import { countryOf, HelpCard, helpFor } from '#features/crisis/web/index.ts';
import type { Help } from '../use-help.ts';

/** The help card of one text; nothing where there is no reason for it. */
export function EntryHelp({ help, timeZone }: { help: Help; timeZone: string }) {
  const { danger, place, occurrence, folded, onSeen, dismiss } = help;
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
      onDismiss={dismiss}
    />
  );
}
