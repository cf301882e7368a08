import { useCallback, useEffect, useState } from 'react';
import { useTimeZone } from '#features/access/web/index.ts';
import type { Help } from '#features/crisis/contract/danger.ts';
import {
  countryOf,
  dangerHeardIn,
  HelpCard,
  helpFor,
  prepareEngine,
} from '#features/crisis/web/index.ts';

/** Help, and the words that brought it. */
interface Found {
  readonly help: Help;
  readonly news: string;
}

/** Help for what somebody wrote, shown before anything else happens with it; told to nobody. */
export function useDanger() {
  const zone = useTimeZone();
  const [found, setFound] = useState<Found | null>(null);
  /** Reads a text on this device alone; what it hears is shown at once. */
  const read = useCallback(
    async (news: string) => {
      const danger = await dangerHeardIn(news);
      if (!danger) return;
      const country = countryOf(Intl.DateTimeFormat().resolvedOptions().timeZone, zone);
      setFound({ help: helpFor(danger, country), news });
    },
    [zone],
  );
  /** What the server heard, where this device heard nothing. */
  const note = useCallback((help: Help | null, news: string) => {
    if (help) setFound((known) => known ?? { help, news });
  }, []);
  const card = found ? (
    <HelpCard {...found} occurrence={0} finished onDismiss={() => setFound(null)} />
  ) : null;
  return { card, read, note };
}

/** Fetches what reads a text as soon as there is one, so that sending it does not wait for that. */
export function usePreparedFor(text: string): void {
  const isWritten = text.trim() !== '';
  useEffect(() => {
    if (isWritten) prepareEngine();
  }, [isWritten]);
}
