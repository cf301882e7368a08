import * as z from 'zod';
import { defineJob, type JobWorker, worker } from '#packages/jobs/index.ts';
import { forgetBlobs, looseBlobs } from './blobs.queries.ts';
import { bucket } from './buckets.ts';
import type { Files } from './files.ts';
import { deleteOwnerless } from './objects/objects.queries.ts';
import { deleteOldUploads } from './resumable/uploads.queries.ts';
import { deleteUnkept } from './sealed/sealed.queries.ts';

/** No write takes as long: a request must have arrived within minutes. */
const INTERRUPTED_MS = 24 * 3_600_000;
/** How long an upload may be gone on with. */
export const UPLOAD_MS = 24 * 3_600_000;
/** How long a sealed object waits for the record that names it, such as an entry written without a connection. */
const UNKEPT_MS = 7 * 24 * 3_600_000;
const BATCH = 200;

/** Removes the bytes that no row names. Sent when something was let go of, and by the clock. */
export const sweepJob = defineJob({
  name: 'files.sweep',
  payload: z.looseObject({}),
  timeoutSeconds: 600,
});
const hourlyJob = defineJob({
  name: 'files.sweep_hourly',
  payload: z.looseObject({}),
  cron: '37 * * * *',
  timeoutSeconds: 600,
});

export const filesWorkers = (files: Files): JobWorker[] => [
  worker(sweepJob, () => sweepBlobs(files)),
  worker(hourlyJob, async () => {
    const { db, now } = files.context;
    const before = (ms: number) => new Date(now().getTime() - ms);
    await deleteOldUploads(db, before(UPLOAD_MS));
    await deleteUnkept(db, before(UNKEPT_MS));
    const ofPeople = bucket.of(files.context).filter((one) => one.ofPeople);
    await deleteOwnerless(
      db,
      ofPeople.map(({ name }) => name),
    );
    await sweepBlobs(files);
  }),
];

/** The bytes go first: interrupted between the two, it finds the row again. */
async function sweepBlobs({ context, driver, pictures }: Files): Promise<void> {
  const interrupted = new Date(context.now().getTime() - INTERRUPTED_MS);
  for (;;) {
    const ids = await looseBlobs(context.db, interrupted, BATCH);
    if (ids.length === 0) return;
    await driver.remove(ids);
    for (const id of ids) await pictures.forget(id);
    await forgetBlobs(context.db, ids);
  }
}
