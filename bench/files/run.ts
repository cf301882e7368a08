import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { removeEmbedded, startEmbedded } from '#packages/db/embedded/index.ts';
import { migrate } from '#packages/db/index.ts';

/**
 * `npm run bench:files -- [upload|pictures]`: memory of the server while a file of 2 GiB comes in,
 * breaks off at half, goes on and is read back; and how long reads take while a hundred pictures are
 * made smaller at once.
 */
const GIBIBYTE = 2 ** 30;
const SIZE = 2 * GIBIBYTE;
const PICTURES = 100;
const READERS = 4;
const KEY = 'a service key of the measurement alone';
const BUCKET = 'bench';

const part = process.argv[2];
const dataDir = mkdtempSync(join(tmpdir(), 'florescer-bench-files-'));
const database = await startEmbedded({ dataDir, log: () => undefined, throwaway: true });
const say = (line: string) => process.stdout.write(`${line}\n`);
const authorization = `Bearer ${KEY}`;
const chunk = Buffer.alloc(65_536, 'a file that is as long as two films');

let server: ChildProcess | undefined;
try {
  await migrate(database.url);
  const url = await startServer();
  await fetch(`${url}/storage/v1/bucket`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ name: BUCKET, public: true }),
  });
  say(`load ${loadavg()[0]?.toFixed(1)}`);
  if (part !== 'pictures') await upload(url);
  if (part !== 'upload') await pictures(url);
} finally {
  server?.kill('SIGKILL');
  database.detach();
  await removeEmbedded(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
}

async function startServer(): Promise<string> {
  server = fork(join(import.meta.dirname, '../server/child.ts'), {
    env: { ...process.env, DATA_DIR: dataDir, FLORESCER_SERVICE_KEY: KEY },
  });
  server.send({ start: { kind: 'florescer', databaseUrl: database.url, userId: '' } });
  const { ready } = (await told()) as { ready: { url: string } };
  return ready.url;
}

function told(): Promise<unknown> {
  return new Promise((resolve) => server?.once('message', resolve));
}

async function megabytes(): Promise<number> {
  server?.send({ ask: 'cpu' });
  return ((await told()) as { rss: number }).rss / 2 ** 20;
}

/** The most memory that the server has while some work runs. */
async function most(work: Promise<unknown>): Promise<number> {
  let running = true;
  let seen = 0;
  const over = work.finally(() => {
    running = false;
  });
  while (running) {
    seen = Math.max(seen, await megabytes());
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await over.catch(() => undefined);
  return seen;
}

async function upload(url: string): Promise<void> {
  const headers = { authorization, 'tus-resumable': '1.0.0' };
  const named = (name: string) =>
    Object.entries({ bucketName: BUCKET, objectName: name, contentType: 'video/x-any' })
      .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
      .join(',');
  const rest = await megabytes();
  const begun = await fetch(`${url}/storage/v1/upload/resumable`, {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(SIZE), 'upload-metadata': named('film') },
  });
  const address = `${url}${begun.headers.get('location')}`;
  const send = (offset: number, until: number) =>
    fetch(address, {
      method: 'PATCH',
      headers: {
        ...headers,
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      },
      body: Readable.toWeb(Readable.from(bytes(offset, until))) as ReadableStream<Uint8Array>,
      duplex: 'half',
    } as RequestInit);
  const start = performance.now();
  const firstHalf = await most(send(0, GIBIBYTE).catch(() => undefined));
  const where = await fetch(address, { method: 'HEAD', headers });
  const offset = Number(where.headers.get('upload-offset'));
  const secondHalf = await most(send(offset, SIZE));
  const seconds = (performance.now() - start) / 1_000;
  const whole = await fetch(`${url}/storage/v1/object/info/${BUCKET}/film`, {
    headers: { authorization },
  });
  const { size } = (await whole.json()) as { size: number };
  let hash = '';
  const back = await most(
    (async () => {
      const answer = await fetch(`${url}/storage/v1/object/public/${BUCKET}/film`);
      const digest = createHash('sha256');
      for await (const piece of answer.body as unknown as AsyncIterable<Uint8Array>) {
        digest.update(piece);
      }
      hash = digest.digest('hex');
    })(),
  );
  const expected = createHash('sha256');
  for await (const piece of bytes(0, SIZE)) expected.update(piece);
  const same = hash === expected.digest('hex') && size === SIZE;
  say(`upload of 2 GiB: ${seconds.toFixed(0)} s, ${same ? 'the same bytes' : 'OTHER BYTES'}`);
  say(`  at rest ${rest.toFixed(0)} MB; first half ${firstHalf.toFixed(0)} MB`);
  say(
    `  gone on from ${offset} bytes ${secondHalf.toFixed(0)} MB; read back ${back.toFixed(0)} MB`,
  );
}

/** The file from `from` on; it breaks off where `until` is not its end. */
async function* bytes(from: number, until: number): AsyncGenerator<Buffer> {
  for (let at = from; at < until; ) {
    const start = at % chunk.length;
    const piece = chunk.subarray(start, Math.min(chunk.length, start + until - at));
    at += piece.length;
    yield piece;
  }
  if (until < SIZE) throw new Error('broke off');
}

async function pictures(url: string): Promise<void> {
  const noise = Buffer.alloc(4_000 * 3_000 * 3);
  for (let at = 0; at < noise.length; at += 1) noise[at] = (at * 2_654_435_761) >>> 24;
  const photo = await sharp(noise, { raw: { width: 4_000, height: 3_000, channels: 3 } })
    .blur(2)
    .jpeg()
    .toBuffer();
  for (const [name, body, type] of [
    ['photo.jpg', photo, 'image/jpeg'],
    ['small.txt', Buffer.from('small'), 'text/plain'],
  ] as const) {
    await fetch(`${url}/storage/v1/object/${BUCKET}/${name}`, {
      method: 'POST',
      headers: { authorization, 'content-type': type },
      body: new Uint8Array(body),
    });
  }
  const read = `${url}/storage/v1/object/public/${BUCKET}/small.txt`;
  const alone = await waits(read, new Promise((resolve) => setTimeout(resolve, 3_000)));
  const start = performance.now();
  const statuses: number[] = [];
  const work = Promise.all(
    Array.from({ length: PICTURES }, async (_, nth) => {
      const size = `width=${300 + nth * 8}&format=webp`;
      const answer = await fetch(
        `${url}/storage/v1/render/image/public/${BUCKET}/photo.jpg?${size}`,
      );
      await answer.arrayBuffer();
      statuses.push(answer.status);
    }),
  );
  const beside = await waits(read, work);
  const seconds = (performance.now() - start) / 1_000;
  const made = statuses.filter((status) => status === 200).length;
  say(`${PICTURES} pictures of 12 megapixels at once: ${made} made in ${seconds.toFixed(1)} s`);
  say(`  reads alone: ${figures(alone)}; beside them: ${figures(beside)}`);
}

/** Milliseconds of each read while some work runs. */
async function waits(address: string, work: Promise<unknown>): Promise<number[]> {
  let running = true;
  const over = work.finally(() => {
    running = false;
  });
  const times: number[] = [];
  const reader = async () => {
    while (running) {
      const start = performance.now();
      await (await fetch(address)).arrayBuffer();
      times.push(performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  await Promise.all(Array.from({ length: READERS }, reader));
  await over;
  return times.toSorted((a, b) => a - b);
}

function figures(times: readonly number[]): string {
  const at = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(0);
  return `${times.length} reads, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
}
