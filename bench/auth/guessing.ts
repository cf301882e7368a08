import { setTimeout as pause } from 'node:timers/promises';
import type { Subject } from '../server/measure.ts';
import { ANA, type Answer, inWorld, post, quantile, say, sayLoad } from './world.ts';

/**
 * `node bench/auth/guessing.ts [guesses]`: whether the time of a wrong password tells if there is
 * an account, and what becomes of a flood of guesses from one address while the owner signs in from
 * another. See bench/README.md.
 */
const guesses = Number(process.argv[2] ?? 1_000);
/** Wrong passwords timed for each side of the comparison; one after the other, so they take a while. */
const TIMED = Math.min(1_000, guesses);
const AT_ONCE = 16;
/** Loopback addresses of two networks, as the limits tell networks apart. */
const [ATTACKER, OWNER] = ['127.0.0.1', '127.0.77.1'];

sayLoad();
await inWorld(async (world) => {
  const unlimited = await world.start({ RATE_LIMITS: 'off' });
  await timing(unlimited);
  unlimited.stop();
  const limited = await world.start({ RATE_LIMITS: 'on' });
  await flood(limited);
  limited.stop();
});
sayLoad();
process.exit(0);

function guess(server: Subject, email: string, number: number, from: string): Promise<Answer> {
  const password = `palpite errado ${number}`;
  return post(server, '/token?grant_type=password', { email, password }, from);
}

/** Turn by turn, so that a change of the machine's mood hits both; in changing order. */
async function timing(server: Subject): Promise<void> {
  const sides = { known: [] as number[], unknown: [] as number[] };
  for (let number = -20; number < TIMED; number++) {
    const turn = [
      ['known', ANA.email],
      ['unknown', `ninguem${number + 20}@demo.florescer.app`],
    ] as const;
    for (const [side, email] of number % 2 ? turn : turn.toReversed()) {
      const { status, ms } = await guess(server, email, number, ATTACKER);
      if (status !== 400) throw new Error(`A wrong password answered ${status}`);
      if (number >= 0) sides[side].push(ms);
    }
  }
  say(`\ntime of a wrong password, ${TIMED} of each, milliseconds`);
  for (const [side, times] of Object.entries(sides)) {
    const [low, middle, high, worst] = [0.1, 0.5, 0.9, 0.99].map((share) =>
      quantile(times, share).toFixed(2),
    );
    say(`  ${side.padEnd(8)} p10 ${low}  p50 ${middle}  p90 ${high}  p99 ${worst}`);
  }
  const share = chanceOfSlower(sides.known, sides.unknown);
  // Of ranks: with equal distributions it scatters around one half by this much.
  const scatter = Math.sqrt((2 * TIMED + 1) / (12 * TIMED * TIMED));
  say(
    `  a known account is the slower one in ${(share * 100).toFixed(1)}% of pairs ` +
      `(50% tells nothing; by chance ${(196 * scatter).toFixed(1)} points either way)`,
  );
}

/** The chance that a value of `a` exceeds one of `b`; ties count half (Mann-Whitney). */
function chanceOfSlower(a: readonly number[], b: readonly number[]): number {
  let slower = 0;
  for (const left of a)
    for (const right of b) slower += left > right ? 1 : left === right ? 0.5 : 0;
  return slower / (a.length * b.length);
}

async function flood(server: Subject): Promise<void> {
  const counts = new Map<number, number>();
  const ownersTimes: number[] = [];
  let next = 0;
  let owner: Promise<void> | undefined;
  const before = await server.cpu();
  const start = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < guesses) {
        const number = next++;
        const { status } = await guess(server, ANA.email, number, ATTACKER);
        counts.set(status, (counts.get(status) ?? 0) + 1);
        if (number % Math.ceil(guesses / 5) === 0) owner = ownerSignsIn(server, ownersTimes);
      }
    }),
  );
  await owner;
  const elapsed = (performance.now() - start) / 1_000;
  const after = await server.cpu();
  await pause(100);
  await ownerSignsIn(server, ownersTimes);
  say(`\n${guesses} wrong passwords for one account from one address in ${elapsed.toFixed(1)} s`);
  say(`  looked at: ${counts.get(400) ?? 0}, told to wait: ${counts.get(429) ?? 0}`);
  const other = [...counts].filter(([status]) => status !== 400 && status !== 429);
  say(`  other answers: ${other.length === 0 ? 'none' : JSON.stringify(other)}`);
  say(`  CPU of the server: ${((after.cpu - before.cpu) / guesses).toFixed(0)} us a guess`);
  say(
    `  the owner signed in from another network ${ownersTimes.length} times meanwhile and after, ` +
      `at worst in ${Math.max(...ownersTimes).toFixed(0)} ms`,
  );
}

async function ownerSignsIn(server: Subject, times: number[]): Promise<void> {
  const { status, ms } = await post(server, '/token?grant_type=password', ANA, OWNER);
  if (status !== 200) throw new Error(`The owner was answered ${status}`);
  times.push(ms);
}
