import { isIP } from 'node:net';

/** The site as security keys know it: they answer to this id, on pages of these origins. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/**
 * The relying party of a site; null where browsers offer no security keys: sites named by an IP
 * address, and sites without https other than this machine. A site at a loopback address is reached
 * as `localhost` for this, the only name of it that browsers accept.
 */
export function relyingPartyOf(siteUrl: string): RelyingParty | null {
  const { protocol, hostname, port, origin } = new URL(siteUrl);
  if (/^127\./.test(hostname) || hostname === '[::1]') {
    return { id: 'localhost', origin: `${protocol}//localhost${port ? `:${port}` : ''}` };
  }
  if (hostname.startsWith('[') || isIP(hostname) !== 0) return null;
  const local = hostname === 'localhost' || hostname.endsWith('.localhost');
  return protocol === 'https:' || local ? { id: hostname, origin } : null;
}
