import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiOptions, useAccessState } from '#features/access/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import { deliver, SharedStream, setLive } from '#packages/events/web/index.ts';
import { whenIdle } from '#packages/ui/index.ts';
import { liveContract } from '../contract/live.contract.ts';

const api = createClient(liveContract, apiOptions);

/**
 * Hears what happens while somebody is signed in, and has the features follow it. Connects once the page
 * has nothing better to do; what happened since it was opened is told then.
 */
export function useLiveStream(): void {
  const client = useQueryClient();
  const { phase, person } = useAccessState();
  const userId = phase === 'signedIn' ? person?.userId : undefined;
  useEffect(() => {
    if (!userId) return undefined;
    const stream = streamOf(client, userId);
    const retry = () => stream.retry();
    const stopWaiting = whenIdle(() => stream.start());
    window.addEventListener('online', retry);
    return () => {
      stopWaiting();
      window.removeEventListener('online', retry);
      stream.stop();
      setLive(false);
    };
  }, [client, userId]);
}

function streamOf(client: QueryClient, userId: string): SharedStream {
  return new SharedStream({
    name: `florescer.live.${userId}`,
    open: ({ after, age }, signal) =>
      api.hear.once(after ? {} : { query: { age } }, { signal, lastEventId: after }),
    onEvent: (topic, data) => deliver(client, topic, data),
    onMissed: () => void client.invalidateQueries(),
    onState: setLive,
  });
}
