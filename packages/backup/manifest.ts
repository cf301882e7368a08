import * as z from 'zod';
import { BackupError } from './sealed-file.ts';

/** Which tables a database has: our migrations in their order, and the version of the job queue. */
const schemaSchema = z.object({ migrations: z.array(z.string()), queue: z.number() });
export type SchemaVersion = z.output<typeof schemaSchema>;

export const manifestSchema = z.object({
  createdAt: z.iso.datetime(),
  schema: schemaSchema,
  /** The last value of each sequence, null for one that gave none yet. */
  sequences: z.record(z.string(), z.string().nullable()),
});
export type Manifest = z.output<typeof manifestSchema>;

export const tableSchema = z.object({ name: z.string(), columns: z.array(z.string()) });
export type TableHead = z.output<typeof tableSchema>;

/** Rows of each table, by name. */
export const endSchema = z.record(z.string(), z.number().int());
export type RowCounts = z.output<typeof endSchema>;

/** Refuses a backup whose tables are not those of this version, and says what to do. */
export function assertSameSchema(backup: SchemaVersion, here: SchemaVersion): void {
  const isOlder = isBeginning(backup.migrations, here.migrations);
  const isNewer = isBeginning(here.migrations, backup.migrations);
  if (!isOlder && !isNewer) {
    throw new BackupError(
      'This backup comes from another line of versions of Florescer. Restore it with the version that made it.',
    );
  }
  const difference = here.migrations.length - backup.migrations.length || here.queue - backup.queue;
  if (difference > 0) {
    throw new BackupError(
      'This backup was made by an older version of Florescer. Restore it with that version into an empty ' +
        'instance, then update: the start of the new version brings the data along.',
    );
  }
  if (difference < 0) {
    throw new BackupError(
      'This backup was made by a newer version of Florescer. Update this instance first, then restore.',
    );
  }
}

const isBeginning = (one: readonly string[], other: readonly string[]) =>
  one.every((migration, nth) => migration === other[nth]);
