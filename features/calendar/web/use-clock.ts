import { useEffect, useState } from 'react';
import { useTimeZone } from '#features/access/web/index.ts';

const MINUTE_MS = 60_000;

/** The person's zone, and the time to the minute: what is over and what comes next follows from it. */
export function useClock(): { now: Date; timeZone: string } {
  const timeZone = useTimeZone();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return { now, timeZone };
}
