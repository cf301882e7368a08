import { BUCKETS, type BucketName } from '../../contract/buckets.ts';

/** Buckets whose files are people's own, or a company's: the administration has nothing to do in them. */
const PEOPLES: readonly string[] = [
  ...(['attachments', 'certificates', 'evidence'] satisfies BucketName[]),
  // Sealed files of messages.
  'chat',
];
const OF_PRODUCT: readonly string[] = Object.keys(BUCKETS);

export const isOfProduct = (id: string): id is BucketName => OF_PRODUCT.includes(id);

/** The buckets that the administration fills: first those of the product, then its own by name. */
export function inOrder<B extends { readonly id: string }>(buckets: readonly B[]): B[] {
  const placeOf = ({ id }: B) => (isOfProduct(id) ? OF_PRODUCT.indexOf(id) : OF_PRODUCT.length);
  return buckets
    .filter(({ id }) => !PEOPLES.includes(id))
    .toSorted((a, b) => placeOf(a) - placeOf(b) || a.id.localeCompare(b.id));
}
