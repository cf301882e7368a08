import { readEventStream } from '../../api/client/event-stream.ts';

/** One event of a stream, as a browser gets it. */
export interface HeardEvent {
  id: string;
  topic: string;
  data: unknown;
}

/** A person's open stream of events. */
export interface Hearing {
  status: number;
  /** Whether all that happened since the position it was opened with comes. */
  complete: boolean;
  /** Waits for the next event, of one topic where it is named. */
  next(topic?: string): Promise<HeardEvent>;
  /** Resolves when the server ends it. */
  ended(): Promise<void>;
  close(): void;
}

/** Opens somebody’s stream; resolves once nothing that happens can be missed. */
export async function hear(
  url: string,
  headers: Record<string, string>,
  { after, age }: { after?: string; age?: number } = {},
): Promise<Hearing> {
  const hangUp = new AbortController();
  const response = await fetch(`${url}/api/events${age === undefined ? '' : `?age=${age}`}`, {
    headers: {
      ...headers,
      accept: 'text/event-stream',
      ...(after === undefined ? {} : { 'last-event-id': after }),
    },
    signal: hangUp.signal,
  });
  const close = () => hangUp.abort();
  const { status, body } = response;
  if (status !== 200 || !body) {
    const never = () => Promise.reject(new Error(`The stream was answered ${status}`));
    return { status, complete: false, next: never, ended: async () => undefined, close };
  }
  const events = readEventStream(body)[Symbol.asyncIterator]();
  const next = async (topic?: string): Promise<HeardEvent> => {
    for (;;) {
      const { value } = await events.next();
      if (!value) throw new Error('The stream ended');
      const event = { id: value.id ?? '', ...(JSON.parse(value.data) as Omit<HeardEvent, 'id'>) };
      if (topic === undefined || event.topic === topic) return event;
    }
  };
  const ended = async () => {
    while (!(await events.next()).done);
  };
  const { complete } = (await next('stream')).data as { complete: boolean };
  return { status, complete, next, ended, close };
}
