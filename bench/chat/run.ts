import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildApp, seedDemonstration } from '#apps/server/app.ts';
import { loadConfiguration } from '#apps/server/config.ts';
import { PUBLISHABLE_KEY } from '#features/accounts/contract/keys.ts';
import { DEMONSTRATION_PEOPLE } from '#features/accounts/server/index.ts';
import { DEMONSTRATION_COMPANY } from '#features/companies/server/index.ts';
import { readEventStream } from '#packages/api/client/event-stream.ts';
import { startEmbedded } from '#packages/db/embedded/index.ts';
import { migrate } from '#packages/db/index.ts';
import { type Subject, startSubject } from '../server/measure.ts';

/**
 * `node bench/chat/run.ts [streams] [messages a second] [seconds] [kill]`: two server processes on one
 * database; half of the people hear in each, and everybody writes somebody who hears in the other. From the
 * sending to the event at the other's stream; then whether all is there, once and in order. With `kill` the
 * second process is ended in the middle, and its people go on at the first one.
 */
const [streams = 40, perSecond = 20, seconds = 10] = process.argv.slice(2, 5).map(Number);
const kills = process.argv[5] === 'kill';
const PASSWORD = 'florescer-demo';
const dataDir = mkdtempSync(join(tmpdir(), 'florescer-bench-'));
const environment = { ...process.env, DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' };
const configuration = loadConfiguration(environment);
const database = await startEmbedded({ dataDir, log: () => undefined });
process.stdout.write(`load of the machine: ${loadavg().map((load) => load.toFixed(1))}\n`);
try {
  await migrate(database.url);
  await seed();
  await run();
} finally {
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(0);

/** People in pairs, each with their conversation; their hours never end. */
async function seed(): Promise<void> {
  const { context } = await buildApp({ configuration, databaseUrl: database.url, web: false });
  await seedDemonstration(context);
  const { pool } = context.connection;
  const ana = DEMONSTRATION_PEOPLE.ana.id;
  await pool.query(
    `insert into users (email, email_confirmed_at, password_hash, user_metadata)
     select 'pessoa' || n || '@bench.florescer.app', now(), u.password_hash, u.user_metadata
       from users u, generate_series(0, $2::int - 1) n where u.id = $1`,
    [ana, streams],
  );
  const people = `select id from users where email like 'pessoa%@bench.florescer.app'`;
  await pool.query(
    `insert into company_members (user_id, company_id) select id, $1 from (${people}) p`,
    [DEMONSTRATION_COMPANY.id],
  );
  await pool.query(
    `insert into consents (user_id, purpose, action, text_hash, language, channel)
     select p.id, c.purpose, c.action, c.text_hash, c.language, c.channel
       from (${people}) p, consents c where c.user_id = $1`,
    [ana],
  );
  await pool.query(
    `insert into chat_settings select id, true, false, 480, 1080, false, false from (${people}) p`,
  );
  await context.connection.close();
}

interface Person {
  token: string;
  userId: string;
  conversationId: string;
  /** Events heard of each place, with when. */
  heard: Map<number, number>;
  position: string | undefined;
}

async function run(): Promise<void> {
  const first = await startSubject('florescer', database.url, '', environment);
  const second = await startSubject('florescer', database.url, '', environment);
  const people: Person[] = [];
  for (let n = 0; n < streams; n += 1) people.push(await signIn(first.url, n));
  for (let n = 0; n + 1 < people.length; n += 2) await pair(first.url, people[n], people[n + 1]);
  let urls = [first.url, second.url];
  const over = new AbortController();
  const hearing = people.map((person, n) => hear(person, () => urls[n % 2] ?? '', over.signal));
  while (people.some(({ position }) => position === undefined)) await wait(200);
  const before = await cpuOf(first, second);
  const sent = new Map<string, number>();
  const failed: number[] = [];
  const total = perSecond * seconds;
  const all: Promise<void>[] = [];
  for (let n = 0; n < total; n += 1) {
    const writer = people[n % people.length];
    if (!writer) break;
    all.push(write(() => urls[n % 2] ?? '', writer, sent, failed));
    await wait(1_000 / perSecond);
    if (kills && n === Math.floor(total / 2)) {
      second.stop();
      urls = [first.url, first.url];
    }
  }
  await Promise.all(all);
  const after = kills ? undefined : await cpuOf(first, second);
  await wait(5_000);
  over.abort();
  await Promise.allSettled(hearing);
  report(people, sent, failed.length);
  if (after) {
    const [servers, load] = after.map((used, n) => (used - (before[n] ?? 0)) / total / 1_000);
    process.stdout.write(
      `CPU a message: servers ${servers?.toFixed(1)} ms, this load ${load?.toFixed(1)} ms\n`,
    );
  }
  first.stop();
  if (!kills) second.stop();
}

/** Microseconds of CPU that the servers have used, and this process. */
async function cpuOf(...servers: Subject[]): Promise<[servers: number, load: number]> {
  const used = await Promise.all(servers.map((server) => server.cpu()));
  const { user, system } = process.cpuUsage();
  return [used.reduce((sum, { cpu }) => sum + cpu, 0), user + system];
}

/** Signs in; a server that has too many to look at says so, and is asked again. */
async function signIn(url: string, n: number): Promise<Person> {
  const email = `pessoa${n}@bench.florescer.app`;
  for (;;) {
    const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    if (response.ok) {
      const session = (await response.json()) as { access_token: string; user: { id: string } };
      const { access_token: token, user } = session;
      return { token, userId: user.id, conversationId: '', heard: new Map(), position: undefined };
    }
    if (response.status < 429) throw new Error(`Signing in was answered by ${response.status}`);
    await wait(1_000);
  }
}

async function pair(
  url: string,
  one: Person | undefined,
  other: Person | undefined,
): Promise<void> {
  if (!one || !other) return;
  const response = await post(url, '/api/chat/direct', one.token, { personId: other.userId });
  const { id } = (await response.json()) as { id: string };
  one.conversationId = id;
  other.conversationId = id;
}

function post(url: string, path: string, token: string, body: object): Promise<Response> {
  return fetch(`${url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Hears until the end, going on after the last event wherever the connection breaks. */
async function hear(person: Person, url: () => string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      const response = await fetch(`${url()}/api/events`, {
        signal,
        headers: {
          authorization: `Bearer ${person.token}`,
          accept: 'text/event-stream',
          ...(person.position ? { 'last-event-id': person.position } : {}),
        },
      });
      if (!response.body) continue;
      for await (const { id, data } of readEventStream(response.body)) {
        if (id) person.position = id;
        const event = JSON.parse(data) as { topic: string; data: { type?: string; seq?: number } };
        const { type, seq } = event.data;
        if (event.topic !== 'chat' || type !== 'message' || !seq) continue;
        if (!person.heard.has(seq)) person.heard.set(seq, performance.now());
      }
    } catch {
      if (!signal.aborted) await wait(100);
    }
  }
}

/** Sends until it is taken, under one id, as the browser does. */
async function write(
  url: () => string,
  { token, conversationId }: Person,
  sent: Map<string, number>,
  failed: number[],
): Promise<void> {
  const body = { id: randomUUID(), text: 'Conseguiu dividir as entregas?' };
  const began = performance.now();
  for (let tries = 0; tries < 50; tries += 1) {
    try {
      const path = `/api/chat/conversations/${conversationId}/messages`;
      const response = await post(url(), path, token, body);
      if (!response.ok) throw new Error(`${response.status}`);
      const { seq } = (await response.json()) as { seq: number };
      sent.set(`${conversationId} ${seq}`, began);
      return;
    } catch {
      await wait(100);
    }
  }
  failed.push(began);
}

function report(people: readonly Person[], sent: Map<string, number>, failed: number): void {
  const waits: number[] = [];
  let lost = 0;
  for (const [place, began] of sent) {
    const [conversationId, seq] = place.split(' ');
    for (const person of people.filter((one) => one.conversationId === conversationId)) {
      const at = person.heard.get(Number(seq));
      if (at === undefined) lost += 1;
      else waits.push(at - began);
    }
  }
  const outOfOrder = people.filter(({ heard }) => {
    const order = [...heard.keys()];
    return order.some((seq, nth) => nth > 0 && seq < (order[nth - 1] ?? 0));
  }).length;
  waits.sort((a, b) => a - b);
  const at = (share: number) => (waits[Math.floor(waits.length * share)] ?? 0).toFixed(0);
  process.stdout.write(
    `${streams} streams, ${perSecond} messages a second for ${seconds} s${kills ? ', one process ended' : ''}\n` +
      `sent ${sent.size}, not taken ${failed}, heard ${waits.length}, lost ${lost}, people out of order ${outOfOrder}\n` +
      `delivery p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(0.9999)} ms\n` +
      `load of the machine: ${loadavg().map((load) => load.toFixed(1))}\n`,
  );
}
