import { useEffect, useState } from 'react';
import { type Length, type Moment, momentAt } from './pause.rules.ts';

const SECOND_MS = 1_000;

export interface Pause {
  readonly state: 'ready' | 'running' | 'held' | 'over';
  readonly moment: Moment;
  readonly length: Length;
  choose(length: Length): void;
  start(): void;
  hold(): void;
}

/** A pause in whole seconds. Nothing of it leaves the page, and nothing is kept. */
export function usePause(): Pause {
  const [length, setLength] = useState<Length>(1);
  const [seconds, setSeconds] = useState(0);
  const [running, setRunning] = useState(false);
  const moment = momentAt(seconds, length);
  const { over } = moment;
  useEffect(() => {
    if (!running || over) return;
    const clock = setInterval(() => setSeconds((passed) => passed + 1), SECOND_MS);
    return () => clearInterval(clock);
  }, [running, over]);
  const state = over ? 'over' : running ? 'running' : seconds > 0 ? 'held' : 'ready';
  return {
    state,
    moment,
    length,
    choose: (next) => {
      setLength(next);
      setSeconds(0);
      setRunning(false);
    },
    start: () => {
      if (over) setSeconds(0);
      setRunning(true);
    },
    hold: () => setRunning(false),
  };
}
