import * as z from 'zod';
import { defineContract } from '#packages/api/contract/index.ts';

/** Where videos of lessons and news lie, and their captions: who is signed in reads them. */
export const MEDIA_BUCKET = 'lesson-media';
export const VIDEO_TYPES = ['video/mp4', 'video/webm'] as const;
export const CAPTION_TYPES = ['text/vtt'] as const;
/** For how long an address plays, in seconds: a lesson that is open since the morning goes on. */
export const MEDIA_SECONDS = 6 * 3_600;

export const mediaContract = defineContract({
  mediaAddresses: {
    method: 'POST',
    path: '/api/content/media',
    permission: 'signedIn',
    policy: 'Videos and captions of lessons and news, which everybody who is signed in may read.',
    summary: 'Addresses that play for a while; the paths travel in the body.',
    body: z.object({ paths: z.array(z.string().min(1).max(500)).min(1).max(2) }),
    out: z.object({ addresses: z.array(z.string()) }),
  },
});
