import { countPeople } from '#features/accounts/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';

/** Counting everybody is the only query here that grows with the instance. */
const FRESH_MS = 60_000;

interface Count {
  people: Promise<number>;
  countedAt: number;
}

const counts = new WeakMap<ServerContext, Count>();

/** Number of registered people, at most a minute old; counted once for all who ask meanwhile. */
export function communityOf(context: ServerContext): Promise<number> {
  const now = context.now().getTime();
  const known = counts.get(context);
  if (known && Math.abs(now - known.countedAt) < FRESH_MS) return known.people;
  const people = countPeople(context.db);
  counts.set(context, { people, countedAt: now });
  // A failed count must not be the answer for the next minute.
  people.catch(() => counts.delete(context));
  return people;
}
