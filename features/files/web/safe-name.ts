import type { BucketName } from '../contract/buckets.ts';

const LONGEST = 80;
const LONGEST_ENDING = 12;

/** A name that every store and every address can carry, as near to the given one as that allows. */
export function safeName(given: string): string {
  const name = given.slice(Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\')) + 1);
  const dot = name.lastIndexOf('.');
  const ending = plain(dot > 0 ? name.slice(dot + 1) : '').slice(0, LONGEST_ENDING);
  const stem = plain(dot > 0 ? name.slice(0, dot) : name).slice(0, LONGEST - ending.length - 1);
  return `${stem || 'arquivo'}${ending ? `.${ending}` : ''}`;
}

/** Of people's own papers the name can say as much as the paper, and a path stands in addresses. */
const NAMELESS: readonly string[] = ['attachments', 'evidence'] satisfies BucketName[];

/**
 * Where a file of this name is put: in a folder of its own, so that two files of one name lie beside each
 * other. Of the name only the ending is kept where people send their own papers.
 */
export const ownName = (bucket: string, name: string): string => {
  const dot = name.lastIndexOf('.');
  const told = NAMELESS.includes(bucket) ? `arquivo${dot > 0 ? name.slice(dot) : ''}` : name;
  return `${crypto.randomUUID().slice(0, 8)}/${safeName(told)}`;
};

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9._-]+/g, '-')
    .replaceAll(/^[.-]+|[.-]+$/g, '');
}
