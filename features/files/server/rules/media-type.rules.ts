/** Bytes at the beginning of a file that tell what it is. */
export const TELLING_BYTES = 4_100;

/** One name for types that have two. */
const SAME: Readonly<Record<string, string>> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/apng': 'image/png',
  'audio/mp3': 'audio/mpeg',
  'audio/x-wav': 'audio/wav',
  'audio/vnd.wave': 'audio/wav',
  'video/x-m4v': 'video/mp4',
  'application/x-zip-compressed': 'application/zip',
  'application/x-pdf': 'application/pdf',
};
/** Documents that are archives inside, which their first bytes do not always tell. */
const ZIPPED = /^application\/(?:vnd\.openxmlformats-|vnd\.oasis\.opendocument\.|epub\+zip|java-)/;
const TEXT = /^(?:text\/|image\/svg|application\/(?:json|xml|javascript|ld\+json)$)/;
/** What a browser could run if it took it for a page. */
const ACTIVE_TEXT = /^\s*<(?:!doctype|html|head|body|script|svg|iframe|\?xml|!--)/i;

/** `type/subtype` in small letters and by its usual name, without parameters. */
export function essenceOf(type: string): string {
  const essence = (type.split(';', 1)[0] ?? '').trim().toLowerCase();
  return SAME[essence] ?? essence;
}

export const isMediaType = (type: string): boolean => /^[\w.+-]+\/[\w.+-]+$/.test(essenceOf(type));

/** Whether a type is on a bucket's list, which may name a whole family (`image/*`). */
export function isAllowedType(type: string, allowed: readonly string[] | null): boolean {
  const essence = essenceOf(type);
  return (
    allowed === null ||
    allowed.some((one) =>
      one.endsWith('/*') ? essence.startsWith(one.slice(0, -1)) : essenceOf(one) === essence,
    )
  );
}

/**
 * Whether the first bytes of a file are what it says it is. `certainly`: they have to show it. Otherwise
 * only what is plainly something else is refused, because clients name a type for bytes of any kind.
 */
export async function fitsType(
  head: Uint8Array,
  declared: string,
  { certainly }: { certainly: boolean },
): Promise<boolean> {
  const type = essenceOf(declared);
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(head);
  const shown = found ? essenceOf(found.mime) : null;
  if (TEXT.test(type)) return certainly ? isText(head) && !isActive(head) : true;
  if (shown === type) return true;
  if (ZIPPED.test(type) && shown === 'application/zip') return true;
  if (certainly) return false;
  return !isShownByBytes(type) || (shown === null && !isActive(head));
}

/** Families whose members begin with signs of their own. */
const isShownByBytes = (type: string): boolean =>
  /^(?:image|video|audio|font)\//.test(type) || type === 'application/pdf';

const isActive = (head: Uint8Array): boolean => ACTIVE_TEXT.test(Buffer.from(head).toString());

function isText(head: Uint8Array): boolean {
  // The end may cut a character in two.
  const text = new TextDecoder().decode(head, { stream: true });
  return !text.includes('\u0000') && !/\ufffd/.test(text);
}

/** Types that a browser shows and cannot run; the others are files to be saved. */
const SHOWN =
  /^(?:image\/(?:png|jpeg|gif|webp|avif)|video\/(?:mp4|webm|ogg|quicktime)|audio\/[\w.+-]+)$/;
export const isShownInPlace = (type: string): boolean => SHOWN.test(essenceOf(type));
