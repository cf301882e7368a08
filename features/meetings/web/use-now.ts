import { useEffect, useState } from 'react';

const TICK_MS = 15_000;

/** The time, to a quarter of a minute: rooms open and close by it. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
