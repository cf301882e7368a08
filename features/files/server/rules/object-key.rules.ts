/** Letters, digits and signs of the names that every store and every address can carry. */
const SIGNS = "A-Za-z0-9_!.*'() &$=@;:+,?-";
const BUCKET_NAME = new RegExp(`^[${SIGNS}]{1,100}$`);
const OBJECT_KEY = new RegExp(`^[/${SIGNS}]+$`);
const LONGEST_KEY = 1_024;

export const isBucketName = (name: string): boolean =>
  BUCKET_NAME.test(name) && name.trim() === name;

/**
 * Whether a path may name an object: no segment that means a folder above or none at all, no root, no
 * drive, no back-slash, nothing that a store or a log would read otherwise.
 */
export function isObjectKey(key: string): boolean {
  if (key.length > LONGEST_KEY || !OBJECT_KEY.test(key) || /^[A-Za-z]:\//.test(key)) return false;
  return key.split('/').every((segment) => !['', '.', '..'].includes(segment.trim()));
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id that a path begins with, which makes it the place of one person or company; null for none. */
export function ownerOfPath(path: string): string | null {
  const [first = '', ...rest] = path.split('/');
  return rest.length > 0 && UUID.test(first) ? first : null;
}
