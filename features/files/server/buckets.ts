import { BUCKETS, type BucketLimits } from '#features/files/contract/buckets.ts';
import { plugInPoint, type ServerContext } from '#packages/kernel/index.ts';
import type { FileCaller } from './file-caller.ts';
import { ownerOfPath } from './rules/object-key.rules.ts';

/** Asked for a path, and for a folder (with `/` at its end, or empty) when it is to be listed. */
export type FilePolicy = (caller: FileCaller, path: string) => boolean | Promise<boolean>;

/** A bucket that a feature brings along. */
export interface BucketDeclaration extends BucketLimits {
  readonly name: string;
  readonly mayRead: FilePolicy;
  /** To add, replace, move and remove. */
  readonly mayWrite: FilePolicy;
  /** Longest side of pictures in pixels: they are written anew, and say nothing of where they were taken. */
  readonly pictureSide?: number;
  /** Every path is below the id of a person: what is below that of nobody is swept. */
  readonly ofPeople?: boolean;
  /** Its feature seals what lies there, and tells people of it itself when they take their data along. */
  readonly sealed?: boolean;
}

/** Where features declare their buckets. */
export const bucket = plugInPoint<BucketDeclaration>('files.bucket');

/**
 * Asked who may read an attachment besides the person below whose id it lies; one yes is enough. For
 * features whose messages and tickets carry attachments.
 */
export const attachmentReader = plugInPoint<FilePolicy>('files.attachmentReader');

export const isAdministration: FilePolicy = (caller) =>
  caller.kind === 'operator' || (caller.kind === 'person' && caller.person.role === 'admin');

export const isSignedIn: FilePolicy = (caller) => caller.kind !== 'visitor';

/** The person below whose id a path lies. */
export const isOwner: FilePolicy = (caller, path) =>
  caller.kind === 'person' && ownerOfPath(path) === caller.person.userId;

/** Whoever looks after the company below whose id a path lies, and the administration. */
export const isCompanyAdmin: FilePolicy = (caller, path) =>
  isAdministration(caller, path) ||
  (caller.kind === 'person' &&
    caller.person.role === 'company_admin' &&
    caller.person.companyId !== null &&
    ownerOfPath(path) === caller.person.companyId);

const nobody: FilePolicy = () => false;
const everybody: FilePolicy = () => true;

/**
 * A bucket made by the protocol: it is the administration's. In a private one people have what lies
 * below their own id, which is theirs alone.
 */
export const madeBucketPolicy = (isPublic: boolean): FilePolicy => {
  return (caller, path) => {
    if (caller.kind === 'operator') return true;
    return ownerOfPath(path) !== null && !isPublic
      ? isOwner(caller, path)
      : isAdministration(caller, path);
  };
};

/** The buckets that other features fill; who may do what in them stands here. */
export const ownBuckets = [
  bucket.with(() => ({
    name: 'covers',
    ...BUCKETS.covers,
    mayRead: everybody,
    mayWrite: isAdministration,
    pictureSide: 2_560,
  })),
  bucket.with(() => ({
    name: 'company-logos',
    ...BUCKETS['company-logos'],
    mayRead: everybody,
    mayWrite: isCompanyAdmin,
    pictureSide: 1_024,
  })),
  bucket.with(() => ({
    name: 'lesson-media',
    ...BUCKETS['lesson-media'],
    mayRead: isSignedIn,
    mayWrite: isAdministration,
  })),
  bucket.with((context) => ({
    name: 'attachments',
    ...BUCKETS.attachments,
    mayRead: async (caller, path) => {
      if (isOwner(caller, path)) return true;
      for (const may of attachmentReader.of(context)) if (await may(caller, path)) return true;
      return false;
    },
    mayWrite: isOwner,
    ofPeople: true,
  })),
  bucket.with(() => ({
    name: 'certificates',
    ...BUCKETS.certificates,
    mayRead: isOwner,
    mayWrite: nobody,
    ofPeople: true,
  })),
];

export function declaredBucket(
  context: ServerContext,
  name: string,
): BucketDeclaration | undefined {
  return bucket.of(context).find((one) => one.name === name);
}
