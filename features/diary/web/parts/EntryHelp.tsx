import { useEffect } from 'react';
import { countryOf, HelpCard } from '#features/crisis/web/index.ts';
import type { Help } from '../use-help.ts';

/** The help card of one text; nothing where there is no reason for it. */
export function EntryHelp({ help, timeZone }: { help: Help; timeZone: string }) {
  const { level, place, occurrence, onSeen, dismiss } = help;
  const shown = level > 0 && place !== 'none';
  useEffect(() => {
    if (shown) onSeen();
  }, [shown, onSeen]);
  if (level === 0 || place === 'none') return null;
  return (
    <HelpCard
      level={level}
      country={countryOf(Intl.DateTimeFormat().resolvedOptions().timeZone, timeZone)}
      occurrence={occurrence}
      onDismiss={dismiss}
    />
  );
}
