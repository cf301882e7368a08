import * as z from 'zod';
import { defineContract, idSchema } from '#packages/api/contract/index.ts';

/** Photos of one entry. */
export const MOST_PHOTOS = 4;
export const MAX_ALT = 200;

const altSchema = z.string().trim().max(MAX_ALT);
export const photoSchema = z.object({
  /** Of the sealed picture (`/api/files/sealed/:id`). */
  id: z.uuid(),
  /** What it shows, in the person's words; empty where they gave none. */
  alt: z.string(),
});
export type Photo = z.output<typeof photoSchema>;

/** Code of an entry that has `MOST_PHOTOS` already. */
export const PHOTOS_FULL = 'photos_full';
/** Code of a picture that has not arrived, or is another record's. */
export const PHOTO_MISSING = 'photo_missing';

const own = 'Only the caller’s own entries; other ids answer 404.';
const PATH = '/api/diary/entries/:id/photos';
const ofEntry = z.object({ id: idSchema });
const ofPhoto = ofEntry.extend({ photo: idSchema });

/** Photos beside what somebody wrote. They are read by nobody and by no program. */
export const photosContract = defineContract({
  listPhotos: {
    method: 'GET',
    path: PATH,
    permission: 'signedIn',
    policy: own,
    summary: 'The photos of an entry, in the order in which they were added.',
    params: ofEntry,
    out: z.object({ photos: z.array(photoSchema) }),
  },
  addPhoto: {
    method: 'POST',
    path: PATH,
    permission: 'signedIn',
    agreement: 'health',
    policy: own,
    summary: 'Adds an uploaded, sealed picture to an entry; repeating the call changes nothing.',
    params: ofEntry,
    body: z.object({ photo: z.uuid(), alt: altSchema.default('') }),
    out: photoSchema,
    status: 201,
    errors: { [PHOTOS_FULL]: 422, [PHOTO_MISSING]: 422 },
  },
  describePhoto: {
    method: 'PATCH',
    path: `${PATH}/:photo`,
    permission: 'signedIn',
    agreement: 'health',
    policy: own,
    summary: 'Says what a photo shows.',
    params: ofPhoto,
    body: z.object({ alt: altSchema }),
    out: photoSchema,
  },
  removePhoto: {
    method: 'DELETE',
    path: `${PATH}/:photo`,
    permission: 'signedIn',
    policy: own,
    summary: 'Takes a photo out of an entry and erases it.',
    params: ofPhoto,
  },
});
