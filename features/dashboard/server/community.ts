import { countPeople } from '#features/accounts/server/index.ts';
import { defineService, type ServerContext } from '#packages/kernel/index.ts';

/** Counting everybody is the only query here that grows with the instance. */
const FRESH_MS = 60_000;

interface Count {
  people: Promise<number>;
  countedAt: number;
}

/** Number of registered people, at most a minute old; counted once for all who ask meanwhile. */
const community = defineService('community', ({ db, now }) => {
  let known: Count | undefined;
  return () => {
    const countedAt = now().getTime();
    if (known && Math.abs(countedAt - known.countedAt) < FRESH_MS) return known.people;
    const people = countPeople(db);
    known = { people, countedAt };
    // A failed count must not be the answer for the next minute.
    people.catch(() => {
      known = undefined;
    });
    return people;
  };
});

export const communityOf = (context: ServerContext): Promise<number> => community.of(context)();
