import { SHARED_SUMMARY_PATH } from '../consultation-summary.paths.ts';

/** What a link holds; all of it stands in the fragment, which browsers send to nobody. */
export interface LinkParts {
  id: string;
  secret: string;
  hasPin: boolean;
}

const FRAGMENT = /^#([\da-f-]{36})\.([\w-]{43})(\.p)?$/;

/** The address of a link, to hand to a professional. */
export function linkAddress(origin: string, { id, secret, hasPin }: LinkParts): string {
  return `${origin}${SHARED_SUMMARY_PATH}#${id}.${secret}${hasPin ? '.p' : ''}`;
}

/** The parts of a link from a page's fragment; null where something is missing or cut off. */
export function readLink(hash: string): LinkParts | null {
  const [, id, secret, pin] = FRAGMENT.exec(hash) ?? [];
  return id && secret ? { id, secret, hasPin: pin !== undefined } : null;
}
