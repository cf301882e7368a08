import { useCallback, useEffect, useState } from 'react';
import { type Network, networkOf } from './network.rules.ts';

const ASKS = 5;
const LIMIT_MS = 4_000;
/** Answers at once and with nothing, whoever asks. */
const ADDRESS = '/healthz';

/** Measures the way to the server a few times; null while it does. */
export function useNetwork(): { network: Network | null; again: () => void } {
  const [network, setNetwork] = useState<Network | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try measures anew
  useEffect(() => {
    let isShown = true;
    setNetwork(null);
    void measure().then((times) => {
      if (isShown) setNetwork(networkOf(times));
    });
    return () => {
      isShown = false;
    };
  }, [tries]);
  return { network, again: useCallback(() => setTries((count) => count + 1), []) };
}

async function measure(): Promise<(number | null)[]> {
  const times: (number | null)[] = [];
  for (let asked = 0; asked < ASKS; asked += 1) {
    const start = performance.now();
    try {
      const signal = AbortSignal.timeout(LIMIT_MS);
      await fetch(ADDRESS, { cache: 'no-store', signal });
      // The first one may have to open the connection.
      if (asked > 0) times.push(performance.now() - start);
    } catch {
      times.push(null);
    }
  }
  return times;
}
