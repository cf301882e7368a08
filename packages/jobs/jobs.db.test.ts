import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type Connection, connect } from '#packages/db/index.ts';
import { freshDatabase } from '#packages/testing/postgres/index.ts';
import { defineJob, type JobRun, Jobs, worker } from './jobs.ts';

const greet = defineJob({ name: 'test.greet', payload: z.object({ id: z.string() }) });
const flaky = defineJob({
  name: 'test.flaky',
  payload: z.object({ id: z.string() }),
  retries: 3,
  retryDelaySeconds: 0,
});

let connection: Connection;
let drop: () => Promise<void>;
let jobs: Jobs;
const failures: string[] = [];
const seen: string[] = [];
const waiting = new Map<string, (run: JobRun<{ id: string }>) => void>();

/** The next run of the job with this id that ends well. */
const done = (id: string) =>
  new Promise<JobRun<{ id: string }>>((resolve) => waiting.set(id, resolve));

beforeAll(async () => {
  const fresh = await freshDatabase();
  drop = fresh.drop;
  connection = connect(fresh.url);
  jobs = new Jobs({
    url: fresh.url,
    onError: (_, job) => failures.push(job ?? 'queue'),
    pollSeconds: 0.5,
  });
  await jobs.start([
    worker(greet, async (run) => {
      seen.push(run.payload.id);
      waiting.get(run.payload.id)?.(run);
    }),
    worker(flaky, async (run) => {
      if (run.attempt < 2) throw new Error('the secret text of a person');
      waiting.get(run.payload.id)?.(run);
    }),
  ]);
});
afterAll(async () => {
  await jobs.stop();
  await connection.close();
  await drop();
});

describe('jobs', () => {
  it('run when the transaction that sent them commits, and not when it is taken back', async () => {
    const kept = done('kept');
    const undone = connection.db.transaction(async (tx) => {
      await jobs.send(tx, greet, { id: 'undone' });
      throw new Error('taken back');
    });
    await expect(undone).rejects.toThrow('taken back');
    await connection.db.transaction((tx) => jobs.send(tx, greet, { id: 'kept' }));
    expect((await kept).attempt).toBe(0);
    expect(seen).not.toContain('undone');
  });

  it('are tried again after a failure, and the error’s words are kept nowhere', async () => {
    const end = done('third time');
    await jobs.send(connection.db, flaky, { id: 'third time' });
    expect((await end).attempt).toBe(2);
    expect(failures.filter((job) => job === 'test.flaky')).toHaveLength(2);
    const { rows } = await connection.pool.query('select j::text as row from pgboss.job j');
    expect(JSON.stringify(rows)).not.toContain('secret text');
  });

  it('are all done soon when many wait, and one that fails holds up none', async () => {
    const ends = Array.from({ length: 60 }, (_, n) => done(`many ${n}`));
    await connection.db.transaction(async (tx) => {
      await jobs.send(tx, flaky, { id: 'between them' });
      for (const n of ends.keys()) await jobs.send(tx, greet, { id: `many ${n}` });
    });
    // Far less than a poll for each: the wait between looks alone would be 30 s for one at a time.
    expect(await Promise.all(ends)).toHaveLength(60);
  });

  it('that a killed process left running are done at the next start on a database of its own', async () => {
    const mine = await freshDatabase();
    const options = { url: mine.url, onError: () => undefined, pollSeconds: 0.5, alone: true };
    const killed = new Jobs(options);
    const its = connect(mine.url);
    const begun = Promise.withResolvers<void>();
    // A handler that never ends is what a kill leaves behind.
    const hangs = () => {
      begun.resolve();
      return new Promise<void>(() => undefined);
    };
    await killed.start([worker(greet, hangs)]);
    await killed.send(its.db, greet, { id: 'left behind' });
    await begun.promise;
    const next = new Jobs(options);
    const end = done('left behind');
    await next.start([worker(greet, async (run) => waiting.get(run.payload.id)?.(run))]);
    expect((await end).attempt).toBe(1);
    await Promise.all([next.stop(), killed.stop(0)]);
    await its.close();
    await mine.drop();
  });

  it('that are done stay done when one that was taken with them hangs and its process is killed', async () => {
    const mine = await freshDatabase();
    const killed = new Jobs({ url: mine.url, onError: () => undefined, pollSeconds: 0.5 });
    const its = connect(mine.url);
    const runs: string[] = [];
    const handle = ({ payload: { id } }: JobRun<{ id: string }>) => {
      runs.push(id);
      return id === 'hangs' ? new Promise<void>(() => undefined) : Promise.resolve();
    };
    await killed.start([worker(flaky, handle)]);
    await its.db.transaction(async (tx) => {
      for (const id of ['one', 'hangs', 'two']) await killed.send(tx, flaky, { id });
    });
    const left = `select array_agg(data->>'id') as ids from pgboss.job where state < 'completed'`;
    for (let ids = ['all']; ids.length !== 1 || ids[0] === 'all'; ) {
      ({ ids } = (await its.pool.query<{ ids: string[] }>(left)).rows[0] ?? { ids });
    }
    await killed.stop(0);
    const next = new Jobs({ url: mine.url, onError: () => undefined, pollSeconds: 0.5 });
    const end = done('hangs');
    await next.start([
      worker(flaky, async (run) => {
        runs.push(run.payload.id);
        waiting.get(run.payload.id)?.(run);
      }),
    ]);
    expect((await end).attempt).toBe(1);
    expect(runs.toSorted()).toEqual(['hangs', 'hangs', 'one', 'two']);
    await next.stop();
    await its.close();
    await mine.drop();
  });

  it('that are sent while another of their kind hangs are done all the same, and at once', async () => {
    const mine = await freshDatabase();
    const its = connect(mine.url);
    const own = new Jobs({ url: mine.url, onError: () => undefined, pollSeconds: 60 });
    const begun = Promise.withResolvers<void>();
    await own.start([
      worker(greet, async (run) => {
        if (run.payload.id === 'hangs') {
          begun.resolve();
          await new Promise<void>(() => undefined);
        }
        waiting.get(run.payload.id)?.(run);
      }),
    ]);
    await own.send(its.db, greet, { id: 'hangs' });
    await begun.promise;
    for (const id of ['first behind it', 'second behind it']) {
      const end = done(id);
      await own.send(its.db, greet, { id });
      expect((await end).attempt).toBe(0);
    }
    await own.stop(0);
    await its.close();
    await mine.drop();
  });

  it('refuse a payload that is not of their kind', async () => {
    await expect(jobs.send(connection.db, greet, { id: 7 as never })).rejects.toThrow();
  });
});
