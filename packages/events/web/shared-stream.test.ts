import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../api/client/failure.ts';
import { SharedStream, type TabEnvironment } from './shared-stream.ts';

/** How a tab is doing; one that is asleep says nothing. */
interface Seen {
  visible: boolean;
  asleep: boolean;
}

/** What the tabs of one browser share: a lock that one holds at a time, and a channel. */
function browser() {
  const queue: { grant: () => void; steal: () => void }[] = [];
  const ports = new Set<{ onmessage: unknown }>();
  const request = (_name: string, options: LockOptions, work: () => Promise<unknown>) =>
    new Promise((resolve, reject) => {
      const over = () => {
        const at = queue.indexOf(place);
        if (at < 0) return;
        queue.splice(at, 1);
        if (at === 0) queue[0]?.grant();
      };
      const place = {
        grant: () => void Promise.resolve().then(work).then(resolve, reject).finally(over),
        steal: () => {
          queue.splice(queue.indexOf(place), 1);
          reject(new DOMException('Stolen', 'AbortError'));
        },
      };
      options.signal?.addEventListener('abort', () => {
        // A lock that was granted is not given back by its signal.
        if (queue.indexOf(place) < 1) return;
        queue.splice(queue.indexOf(place), 1);
        reject(new DOMException('Aborted', 'AbortError'));
      });
      if (options.steal) queue[0]?.steal();
      if (options.steal) queue.unshift(place);
      else queue.push(place);
      if (queue[0] === place) place.grant();
    });
  const tab = (seen: Seen): TabEnvironment => ({
    locks: { request } as unknown as TabEnvironment['locks'],
    channel: () => {
      const port = {
        onmessage: null as ((event: MessageEvent) => void) | null,
        postMessage: (data: unknown) => {
          if (seen.asleep) return;
          for (const other of ports as Set<typeof port>) {
            if (other !== port) other.onmessage?.({ data } as MessageEvent);
          }
        },
        close: () => void ports.delete(port),
      };
      ports.add(port);
      return port as never;
    },
    isVisible: () => seen.visible,
  });
  return { tab };
}

/** A server with a log of numbered events, whose streams go on after a position. */
function server() {
  const log: number[] = [];
  const opened: { after: string | null; age: number }[] = [];
  const wakers = new Set<() => void>();
  const wake = () => {
    for (const one of wakers) one();
  };
  let complete = true;
  let refusal: Error | null = null;
  let streams = 0;
  async function* open(from: { after: string | null; age: number }, signal: AbortSignal) {
    opened.push(from);
    if (refusal) throw refusal;
    const own = ++streams;
    let last = Number(from.after?.split('.')[0] ?? log.length);
    yield { id: `${last}.0`, data: { topic: 'stream', data: { complete } } };
    while (!signal.aborted && own > ended) {
      if (last < log.length) {
        last += 1;
        yield { id: `${last}.0`, data: { topic: 'n', data: log[last - 1] } };
        continue;
      }
      await new Promise<void>((resolve) => {
        wakers.add(resolve);
        signal.addEventListener('abort', () => resolve());
      });
    }
  }
  let ended = 0;
  return {
    open,
    opened,
    publish: (n: number) => {
      log.push(n);
      wake();
    },
    /** Ends the streams that are open. */
    end: () => {
      ended = streams;
      wake();
    },
    refuse: (error: Error | null) => {
      refusal = error;
    },
    forget: () => {
      complete = false;
    },
  };
}

let shared: ReturnType<typeof browser>;
let remote: ReturnType<typeof server>;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  shared = browser();
  remote = server();
});
afterEach(() => void vi.useRealTimers());

function tab({ visible = true } = {}) {
  const seen: Seen = { visible, asleep: false };
  const heard: unknown[] = [];
  const states: boolean[] = [];
  const missed = vi.fn();
  const stream = new SharedStream(
    {
      name: 'ana',
      open: remote.open,
      onEvent: (_topic, data) => heard.push(data),
      onMissed: missed,
      onState: (live) => states.push(live),
    },
    shared.tab(seen),
  );
  stream.start();
  return { stream, heard, states, missed, seen };
}
/** Lets what is under way go on for so long. */
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

it('is read by one tab, and heard by all of them', async () => {
  const [first, second] = [tab(), tab()];
  await pass();
  remote.publish(1);
  remote.publish(2);
  await pass();
  expect([first.heard, second.heard]).toEqual([
    [1, 2],
    [1, 2],
  ]);
  expect([first.states, second.states]).toEqual([[true], [true]]);
  expect(remote.opened).toHaveLength(1);
});

it('is gone on with by another tab when its reader closes, without a gap and within two seconds', async () => {
  const [first, second, third] = [tab(), tab(), tab()];
  await pass();
  remote.publish(1);
  await pass();
  first.stream.stop();
  remote.publish(2);
  await pass(2_000);
  remote.publish(3);
  await pass();
  expect([second.heard, third.heard]).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ]);
  expect(first.heard).toEqual([1]);
  expect(remote.opened.map(({ after }) => after)).toEqual([null, '1.0']);
  expect(second.missed).not.toHaveBeenCalled();
});

it('goes on after the last event when the server ends it, as it does after a while', async () => {
  const only = tab();
  await pass();
  remote.publish(1);
  await pass();
  remote.end();
  remote.publish(2);
  await pass(500);
  expect(only.heard).toEqual([1, 2]);
  // Nobody was without a connection for longer than it takes to make one.
  expect(only.states).toEqual([true]);
});

it('says that it is lost, tries again, later each time, and at once when asked to', async () => {
  const only = tab();
  await pass();
  remote.refuse(new ApiFailure('offline', 0, 'No answer'));
  remote.end();
  await pass(500);
  expect(only.states).toEqual([true, false]);
  await pass(1_000);
  await pass(2_000);
  expect(remote.opened).toHaveLength(4);
  remote.refuse(null);
  only.stream.retry();
  await pass();
  expect(only.states).toEqual([true, false, true]);
});

it('does not ask again and again where it is refused', async () => {
  remote.refuse(new ApiFailure('unauthenticated', 401, 'Sign in first'));
  tab();
  await pass(14_000);
  expect(remote.opened).toHaveLength(1);
});

it('has everything asked for anew, in every tab, where events may be missing', async () => {
  const [first, second] = [tab(), tab()];
  await pass();
  remote.forget();
  remote.end();
  await pass(500);
  expect(first.missed).toHaveBeenCalledOnce();
  expect(second.missed).toHaveBeenCalledOnce();
});

it('tells the server how long the page is there when it first connects', async () => {
  remote.refuse(new ApiFailure('offline', 0, 'No answer'));
  tab();
  await pass(8_000);
  expect(remote.opened[0]).toEqual({ after: null, age: 0 });
  expect(remote.opened.at(-1)).toEqual({ after: null, age: 8 });
});

it('is taken over by a tab that is looked at, from one that has fallen asleep', async () => {
  const asleep = tab();
  const [hidden, looked] = [tab({ visible: false }), tab()];
  await pass();
  asleep.seen.asleep = true;
  remote.publish(1);
  await pass(25_000);
  expect([hidden.heard, looked.heard]).toEqual([[1], [1]]);
  expect(remote.opened).toHaveLength(2);
  // It wakes up, has lost the lock, and hears what the other one reads.
  asleep.seen.asleep = false;
  remote.publish(2);
  await pass();
  expect([asleep.heard.at(-1), hidden.heard, looked.heard]).toEqual([2, [1, 2], [1, 2]]);
});

it('needs neither locks nor a channel', async () => {
  const heard: unknown[] = [];
  const stream = new SharedStream(
    {
      name: 'ana',
      open: remote.open,
      onEvent: (_topic, data) => heard.push(data),
      onMissed: () => undefined,
      onState: () => undefined,
    },
    { locks: undefined, channel: () => null, isVisible: () => true },
  );
  stream.start();
  await pass();
  remote.publish(1);
  await pass();
  stream.stop();
  remote.publish(2);
  await pass();
  expect(heard).toEqual([1]);
});
