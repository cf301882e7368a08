import { hash, verify } from '@node-rs/argon2';
import { PUBLISHABLE_KEY } from '#features/accounts/contract/keys.ts';
import { ARGON2ID } from '#features/accounts/server/password/argon2.rules.ts';
import { measure, type Subject } from './measure.ts';

const AT_ONCE = 2;

/**
 * People with one password sign in again and again, each on a connection of their own, turn by turn with
 * nothing but checking that password; medians of the rounds.
 */
export async function compareSignIn(
  subject: Subject,
  { emails, password }: { emails: readonly string[]; password: string },
  { seconds, rounds = 3 }: { seconds: number; rounds?: number },
): Promise<{ ratio: number; signIns: number; hashes: number; cpuMicroseconds: number }> {
  const stored = await hash(password, ARGON2ID);
  const load = {
    path: '/auth/v1/token?grant_type=password',
    method: 'POST' as const,
    body: emails.map((email) => JSON.stringify({ email, password })),
    headers: { apikey: PUBLISHABLE_KEY },
    token: undefined,
    seconds,
  };
  await measure(subject, { ...load, seconds: 1 });
  const ours = [];
  const alone: number[] = [];
  for (let round = 0; round < rounds; round++) {
    ours.push(await measure(subject, load));
    alone.push(await checksPerSecond(stored, password, seconds));
  }
  const signIns = median(ours.map(({ requestsPerSecond }) => requestsPerSecond));
  const hashes = median(alone);
  const cpuMicroseconds = median(ours.map((figures) => figures.cpuMicroseconds));
  return { ratio: signIns / hashes, signIns, hashes, cpuMicroseconds };
}

/** Passwords checked a second, as many at a time as the server checks. */
async function checksPerSecond(stored: string, password: string, seconds: number): Promise<number> {
  const start = performance.now();
  const end = start + seconds * 1_000;
  let checks = 0;
  const work = async () => {
    while (performance.now() < end) {
      await verify(stored, password);
      checks += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return (checks / (performance.now() - start)) * 1_000;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
