import { useCallback, useState } from 'react';
import { useTimeZone } from '#features/access/web/index.ts';
import type { Help } from '#features/crisis/contract/danger.ts';
import { countryOf, dangerHeardIn, helpFor } from '#features/crisis/web/index.ts';

/** Help for what somebody wrote, shown before anything else happens with it; told to nobody. */
export function useDanger() {
  const zone = useTimeZone();
  const [help, setHelp] = useState<Help | null>(null);
  /** Reads a text on this device alone; what it hears is shown at once. */
  const read = useCallback(
    async (text: string) => {
      const danger = await dangerHeardIn(text);
      if (!danger) return false;
      setHelp(helpFor(danger, countryOf(Intl.DateTimeFormat().resolvedOptions().timeZone, zone)));
      return true;
    },
    [zone],
  );
  /** What the server heard, where this device heard nothing. */
  const note = useCallback((heard: Help | null) => {
    if (heard) setHelp((known) => known ?? heard);
  }, []);
  return { help, read, note, dismiss: () => setHelp(null) };
}
