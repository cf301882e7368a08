/** What the tests use of a package without types. */
declare module '@20minutes/s3rver' {
  export interface S3Request {
    method: string;
    query: { uploadId?: string };
    type: string;
    status: number;
    body: unknown;
  }
  export default class S3rver {
    constructor(options: Readonly<Record<string, unknown>>);
    readonly middleware: ((request: S3Request, next: () => Promise<void>) => Promise<void>)[];
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
