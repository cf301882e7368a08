import * as z from 'zod';
import { defineContract, idSchema } from '#packages/api/contract/index.ts';

/** What the administration writes in versions. */
export const CONTENT_KINDS = ['news', 'course', 'network', 'partner'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];
/** What of it can be published by itself at a time: the others are published by whoever has checked them. */
export const TIMED_KINDS = ['news', 'course'] as const satisfies readonly ContentKind[];
export type TimedKind = (typeof TIMED_KINDS)[number];
/** Versions of one item that are kept; the oldest give way. */
export const MOST_VERSIONS = 50;
/** Days for which something deleted can be brought back. */
export const DELETED_DAYS = 30;
/** How far ahead something can be published by itself. */
export const MOST_DAYS_AHEAD = 366;

const versionSchema = z.object({
  version: z.int().min(1),
  at: z.iso.datetime(),
  /** Who saved it, by the name they had. */
  by: z.string(),
  title: z.string(),
});
export type Version = z.output<typeof versionSchema>;

const deletedSchema = versionSchema.extend({ id: z.uuid(), until: z.iso.datetime() });
export type DeletedItem = z.output<typeof deletedSchema>;
const scheduledSchema = z.object({ id: z.uuid(), at: z.iso.datetime() });

/** Code of a time that is over, or further ahead than a year. */
export const BAD_TIME = 'bad_time';

const PATH = '/api/admin/content/:kind';
const ofKind = z.object({ kind: z.enum(CONTENT_KINDS) });
const ofItem = ofKind.extend({ id: idSchema });
const ofTimed = z.object({ kind: z.enum(TIMED_KINDS) });
const draftSchema = z.object({ draft: z.record(z.string(), z.unknown()) });

export const versionsContract = defineContract({
  listVersions: {
    method: 'GET',
    path: `${PATH}/items/:id/versions`,
    permission: 'admin',
    summary: 'What was saved of an item, newest first.',
    params: ofItem,
    out: z.object({ versions: z.array(versionSchema) }),
  },
  readVersion: {
    method: 'GET',
    path: `${PATH}/items/:id/versions/:version`,
    permission: 'admin',
    summary:
      'What an item said in a version, as its editor takes it; saving it makes it the newest.',
    params: ofItem.extend({ version: z.coerce.number().int().min(1) }),
    out: draftSchema,
  },
  listDeleted: {
    method: 'GET',
    path: `${PATH}/deleted`,
    permission: 'admin',
    summary: 'What was deleted and can still be brought back, the last first.',
    params: ofKind,
    out: z.object({ items: z.array(deletedSchema) }),
  },
  listScheduled: {
    method: 'GET',
    path: `${PATH}/scheduled`,
    permission: 'admin',
    summary: 'What is published by itself, and when.',
    params: ofTimed,
    out: z.object({ items: z.array(scheduledSchema) }),
  },
  schedule: {
    method: 'PUT',
    path: `${PATH}/items/:id/schedule`,
    permission: 'admin',
    summary: 'Sets when an item is published by itself, or that it is not.',
    params: ofTimed.extend({ id: idSchema }),
    body: z.object({ at: z.iso.datetime().nullable() }),
    errors: { [BAD_TIME]: 422 },
  },
});
