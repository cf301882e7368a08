import * as z from 'zod';

/**
 * The error vocabulary shared by every feature, with the HTTP status of each word.
 * A feature adds its own codes on the endpoint that can answer them.
 */
export const SHARED_ERRORS = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  /** The person has a second factor that this session has not proved yet. */
  second_factor_needed: 403,
  /** The terms of use of today have not been accepted yet. */
  terms_needed: 403,
  /** The person has not agreed to the processing of health data, or took it back. */
  health_consent_needed: 403,
  not_found: 404,
  conflict: 409,
  /** What is kept there cannot be opened any more; everything else can. */
  damaged: 410,
  payload_too_large: 413,
  /** The person has filled the room that one person has; nothing new fits until something goes. */
  storage_full: 422,
  unsupported_media_type: 415,
  too_many: 429,
  internal: 500,
  unavailable: 503,
  /** Too many costly requests at once; nothing was done. */
  busy: 503,
} as const;

export type SharedErrorCode = keyof typeof SHARED_ERRORS;

/** Status that a feature's own code may carry: always the fault of the request, never of us. */
export type FeatureErrorStatus = 400 | 402 | 403 | 404 | 409 | 410 | 422 | 429;

/** One field that did not pass, as the browser needs it to point at the input. */
export const fieldIssueSchema = z.object({
  path: z.string(),
  code: z.string(),
  message: z.string(),
});
export type FieldIssue = z.infer<typeof fieldIssueSchema>;

/** The one error body of `/api`: a code to translate, an English message for developers. */
export const errorBodySchema = z.object({
  code: z.string(),
  message: z.string(),
  requestId: z.string(),
  data: z.record(z.string(), z.unknown()).optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
