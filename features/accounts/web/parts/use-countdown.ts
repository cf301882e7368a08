import { useEffect, useState } from 'react';

/** Seconds left of a wait, counted by the clock so that a sleeping tab does not stretch it. */
export function useCountdown(initialSeconds: number) {
  const [end, setEnd] = useState<number | null>(null);
  const [seconds, setSeconds] = useState(initialSeconds);

  function start(length: number) {
    setSeconds(length);
    setEnd(length > 0 ? Date.now() + length * 1000 : null);
  }

  useEffect(() => {
    if (initialSeconds > 0) setEnd(Date.now() + initialSeconds * 1000);
  }, [initialSeconds]);

  useEffect(() => {
    if (end === null) return;
    const tick = window.setInterval(() => {
      const left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setSeconds(left);
      if (left === 0) setEnd(null);
    }, 250);
    return () => window.clearInterval(tick);
  }, [end]);

  return { seconds, start };
}
