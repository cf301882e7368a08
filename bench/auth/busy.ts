import { measure, type Subject } from '../server/measure.ts';
import { ANA, inWorld, post, quantile, say, sayLoad } from './world.ts';

/**
 * `node bench/auth/busy.ts [seconds]`: what a refresh costs, and how long an authenticated read
 * takes while 50 people sign in again and again. See bench/README.md.
 */
const seconds = Number(process.argv[2] ?? 8);
const PEOPLE_SIGNING_IN = 50;
const REFRESHING = 20;

interface Tokens {
  access_token: string;
  refresh_token: string;
}

sayLoad();
await inWorld(async (world) => {
  const server = await world.start({ RATE_LIMITS: 'off' });
  try {
    await refreshes(server);
    await readsWhileSigningIn(server);
  } finally {
    server.stop();
  }
});
sayLoad();
process.exit(0);

async function signIn(server: Subject): Promise<Tokens> {
  const { status, body } = await post(server, '/token?grant_type=password', ANA);
  if (status !== 200) throw new Error(`Signing in answered ${status}`);
  return JSON.parse(body) as Tokens;
}

/** Some sessions, each refreshing its own chain of tokens without a pause. */
async function refreshes(server: Subject): Promise<void> {
  const sessions = await Promise.all(Array.from({ length: REFRESHING }, () => signIn(server)));
  const run = async (until: number) => {
    let done = 0;
    const times: number[] = [];
    await Promise.all(
      sessions.map(async (session) => {
        while (performance.now() < until) {
          const { status, body, ms } = await post(server, '/token?grant_type=refresh_token', {
            refresh_token: session.refresh_token,
          });
          if (status !== 200) throw new Error(`Refreshing answered ${status}`);
          session.refresh_token = (JSON.parse(body) as Tokens).refresh_token;
          done += 1;
          times.push(ms);
        }
      }),
    );
    return { done, times };
  };
  await run(performance.now() + 2_000);
  const before = await server.cpu();
  const { done, times } = await run(performance.now() + seconds * 1_000);
  const after = await server.cpu();
  say(
    `\nrefresh\n  ${(done / seconds).toFixed(0)}/s  ${((after.cpu - before.cpu) / done).toFixed(0)} us CPU (limit 400)  ` +
      `p50 ${quantile(times, 0.5).toFixed(1)} ms  p99 ${quantile(times, 0.99).toFixed(1)} ms`,
  );
}

async function readsWhileSigningIn(server: Subject): Promise<void> {
  const { access_token: token } = await signIn(server);
  const read = () => measure(server, { path: '/api/me', token, seconds, connections: 2 });
  const quiet = await read();
  let signingIn = true;
  let signIns = 0;
  const crowd = Promise.all(
    Array.from({ length: PEOPLE_SIGNING_IN }, async () => {
      while (signingIn) {
        await signIn(server);
        signIns += 1;
      }
    }),
  );
  const busy = await read();
  signingIn = false;
  const during = signIns;
  await crowd;
  const line = (what: string, { requestsPerSecond, p50, p99, failures }: typeof busy) =>
    `  ${what.padEnd(24)} ${requestsPerSecond.toFixed(0).padStart(6)}/s  p50 ${p50} ms  p99 ${p99} ms  failures ${failures}`;
  say(`\nan authenticated read (/api/me, 2 connections)`);
  say(`${line('alone', quiet)}  ${quiet.cpuMicroseconds.toFixed(0)} us CPU`);
  say(line(`${PEOPLE_SIGNING_IN} people signing in`, busy));
  say(`  p99 must stay below 100 ms; meanwhile ${(during / seconds).toFixed(0)} sign-ins/s`);
}
