import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { PUBLISHABLE_KEY } from '#features/accounts/contract/keys.ts';
import { ANA, inWorld } from '../auth/world.ts';
import { addPeople } from './dashboard-people.ts';
import type { Subject } from './measure.ts';

/**
 * `node bench/server/costly.ts [seconds]`: how long the writes of ten people take while one other keeps
 * forty costly requests open: imports, copies of everything, searches, documents, trends.
 */
const seconds = Number(process.argv[2] ?? 20);
const AT_ONCE = 40;
const WRITERS = 10;
/** Between two entries of one writer, so that the writers alone do not fill the machine. */
const BREATH_MS = 50;
const RECORDS = 100;

const TEXT =
  'Hoje acordei cansada de novo. A reunião das 9h atrasou tudo e passei o resto da manhã tentando ' +
  'alcançar. Na hora do almoço me deu dor de cabeça e comi na mesa mesmo. '.repeat(4);
const summary = {
  ...{ language: 'pt-BR', timeZone: 'America/Sao_Paulo', createdAt: '2026-11-18T12:00:00.000Z' },
  ...{ from: '2026-11-01', to: '2026-11-18', period: '12w', name: null, message: TEXT },
  entries: Array.from({ length: 40 }, () => ({
    at: '2026-11-17T12:00:00.000Z',
    parts: Array.from({ length: 100 }, (_, at) =>
      at % 2 ? { kind: 'covered' } : { kind: 'text', text: 'cansada' },
    ),
  })),
  ...{ signals: null, emotions: null, notes: [] },
};

/** Entries that nobody has yet, so that each is read and stored. */
function records() {
  return Array.from({ length: RECORDS }, (_, at) => {
    const when = new Date(Date.UTC(2025, 0, 1) + Math.floor(Math.random() * 3e10)).toISOString();
    return {
      ...{ id: randomUUID(), text: `${TEXT} ${at} ${when}`, createdAt: when, updatedAt: when },
      ...{
        status: 'analysed',
        version: 1,
        language: 'pt-BR',
        country: 'BR',
        day: when.slice(0, 10),
      },
      ...{
        feedback: null,
        reading: null,
        help: null,
        helpDismissed: false,
        words: 100,
        edited: false,
      },
    };
  });
}

const COSTLY: readonly (() => [path: string, body: object | null])[] = [
  () => ['/api/privacy/import', { kind: 'diary-entries', records: records(), preview: false }],
  () => ['/api/privacy/export', {}],
  () => ['/api/diary/entries/search', { text: 'jabuticabeira', limit: 20 }],
  () => ['/api/consultation/pdf', summary],
  () => ['/api/burnout/overview?period=12m', null],
  () => ['/api/emotions/report.pdf', null],
];

interface Tally {
  statuses: Record<string, number>;
}

await inWorld(async ({ start, context }) => {
  await addPeople(context, WRITERS);
  const server = await start({ RATE_LIMITS: 'off' });
  process.stdout.write(`load of the machine: ${loadavg().map((load) => load.toFixed(1))}\n`);
  try {
    const ana = await signIn(server, ANA);
    const writers = await Promise.all(
      Array.from({ length: WRITERS }, (_, n) =>
        signIn(server, { email: `pessoa${n}@bench.florescer.app`, password: ANA.password }),
      ),
    );
    await write(server, writers, 3);
    show('alone', await write(server, writers, seconds));
    const stop = new AbortController();
    const tally: Tally = { statuses: {} };
    const forty = Array.from({ length: AT_ONCE }, (_, n) =>
      pester(server, ana, n, tally, stop.signal),
    );
    show(`beside ${AT_ONCE} costly requests of one person`, await write(server, writers, seconds));
    stop.abort();
    await Promise.all(forty);
    process.stdout.write(`answers to the costly ones: ${JSON.stringify(tally.statuses)}\n`);
  } finally {
    server.stop();
  }
});
process.exit(0);

/** Sends one costly request after the other; where it is told to come back, it does. */
async function pester(
  server: Subject,
  token: string,
  first: number,
  { statuses }: Tally,
  signal: AbortSignal,
): Promise<void> {
  for (let turn = first; !signal.aborted; turn++) {
    const [path, body] = COSTLY[turn % COSTLY.length]?.() ?? ['', null];
    const name = path.replace(/\?.*/, '');
    try {
      const answer = await send(server, token, path, body);
      await answer.arrayBuffer();
      const key = `${name} ${answer.status}`;
      statuses[key] = (statuses[key] ?? 0) + 1;
      if (answer.status === 503) await pause(Number(answer.headers.get('retry-after')) * 1_000);
    } catch {
      statuses[`${name} broken`] = (statuses[`${name} broken`] ?? 0) + 1;
    }
  }
}

/** The milliseconds that each entry took. */
async function write(server: Subject, tokens: readonly string[], forSeconds: number) {
  const until = performance.now() + forSeconds * 1_000;
  const took: number[] = [];
  let failures = 0;
  const one = async (token: string) => {
    while (performance.now() < until) {
      const started = performance.now();
      const answer = await send(server, token, '/api/diary/entries', { text: TEXT.slice(0, 200) });
      await answer.arrayBuffer();
      took.push(performance.now() - started);
      if (answer.status !== 201) failures += 1;
      await pause(BREATH_MS);
    }
  };
  await Promise.all(tokens.map(one));
  return { took: took.toSorted((a, b) => a - b), failures };
}

function show(name: string, { took, failures }: { took: number[]; failures: number }): void {
  const at = (part: number) => (took[Math.floor((took.length - 1) * part)] ?? 0).toFixed(0);
  process.stdout.write(
    `writes ${name}: ${took.length}, p50 ${at(0.5)} ms  p99 ${at(0.99)} ms  longest ${at(1)} ms  failures ${failures}\n`,
  );
}

function send(
  server: Subject,
  token: string,
  path: string,
  body: object | null,
): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return body
    ? fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    : fetch(server.url + path, { headers: { authorization: headers.authorization } });
}

async function signIn(
  server: Subject,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const answer = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}
