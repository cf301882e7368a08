const MEBIBYTE = 1024 * 1024;

/** Pictures that every browser shows; SVG is none of them, because it can hold a program. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
const VIDEO_TYPES = ['video/mp4', 'video/webm'] as const;

/** What server and browser know of a bucket that comes with the product. */
export interface BucketLimits {
  /** Anybody reads it by its public address. */
  readonly public: boolean;
  /** In bytes; null for the most that the instance takes. */
  readonly sizeLimit: number | null;
  /** Null for any. */
  readonly mimeTypes: readonly string[] | null;
}

/** The buckets of the product. Who may read and write is said where each is declared on the server. */
export const BUCKETS = {
  /** Pictures of news and courses. */
  covers: { public: true, sizeLimit: 10 * MEBIBYTE, mimeTypes: PICTURE_TYPES },
  /** `<company id>/…`: how a company shows itself. */
  'company-logos': { public: true, sizeLimit: 5 * MEBIBYTE, mimeTypes: PICTURE_TYPES },
  /** Videos, captions and what else a lesson shows. */
  'lesson-media': {
    public: false,
    sizeLimit: null,
    mimeTypes: [...PICTURE_TYPES, ...VIDEO_TYPES, 'audio/mpeg', 'text/vtt', 'application/pdf'],
  },
  /** `<person's id>/…`: what people add to tickets and messages. */
  attachments: {
    public: false,
    sizeLimit: 25 * MEBIBYTE,
    mimeTypes: [
      ...PICTURE_TYPES,
      'image/gif',
      ...VIDEO_TYPES,
      'audio/mpeg',
      'application/pdf',
      'text/plain',
      'text/csv',
      'application/zip',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/vnd.openxmlformats-officedocument.presentationml.presentation',
      'application/vnd.oasis.opendocument.text',
      'application/vnd.oasis.opendocument.spreadsheet',
    ],
  },
  /** `<company id>/…`: what shows that an action on working conditions was taken. */
  evidence: {
    public: false,
    sizeLimit: 10 * MEBIBYTE,
    mimeTypes: [
      ...PICTURE_TYPES,
      'application/pdf',
      'text/csv',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/vnd.oasis.opendocument.text',
      'application/vnd.oasis.opendocument.spreadsheet',
    ],
  },
  /** `<person's id>/…`: written by the product, read by its person. */
  certificates: { public: false, sizeLimit: 5 * MEBIBYTE, mimeTypes: ['application/pdf'] },
} as const satisfies Record<string, BucketLimits>;
export type BucketName = keyof typeof BUCKETS;
