import * as z from 'zod';
import { LANGUAGES } from '#packages/i18n/languages.ts';
import { linkSchema } from './review.ts';

/** Longest video, in seconds: ten hours. */
export const MAX_VIDEO_SECONDS = 36_000;

/** Drawn films that come with the product, with their length in seconds. */
export const FILM_SECONDS = { breathing: 96, stretching: 105, eyes: 80, sleep: 100 } as const;
export type FilmName = keyof typeof FILM_SECONDS;
export const FILMS = Object.keys(FILM_SECONDS) as [FilmName, ...FilmName[]];

export const MAX_TRANSCRIPT = 30_000;
const pathSchema = z
  .string()
  .min(1)
  .max(500)
  .regex(/^[^/\\]+(?:\/[^/\\]+)*$/)
  .refine((path) => !path.split('/').some((part) => part === '.' || part === '..'), {
    error: 'not a path within the bucket',
  });

/**
 * What is shown: a film at its host, of which nothing is fetched here (decision 0044), one of ours, or a
 * file of this instance.
 */
export const videoSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('link'),
    url: linkSchema,
    seconds: z.number().int().min(1).max(MAX_VIDEO_SECONDS),
    captions: z.boolean(),
  }),
  z.object({ kind: z.literal('film'), film: z.enum(FILMS) }),
  z.object({
    kind: z.literal('file'),
    /** Within the bucket of media, like that of the captions (WebVTT). */
    path: pathSchema,
    captions: pathSchema,
    /** Of the captions and the transcript. */
    language: z.enum(LANGUAGES),
    /** Everything that is said and shown, for who reads instead. */
    transcript: z.string().trim().min(1).max(MAX_TRANSCRIPT),
    seconds: z.number().int().min(1).max(MAX_VIDEO_SECONDS),
  }),
]);
export type Video = z.output<typeof videoSchema>;

/** How long a video takes, in seconds. */
export const secondsOfVideo = (video: Video): number =>
  video.kind === 'film' ? FILM_SECONDS[video.film] : video.seconds;
