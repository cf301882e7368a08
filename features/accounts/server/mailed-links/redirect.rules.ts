import { isIP } from 'node:net';

export interface RedirectPolicy {
  /** Address of this site, without a trailing slash. */
  siteUrl: string;
  /** Globs: `*` stops at `.` and `/`, `**` does not, `?` is one character. */
  allowList: readonly string[];
}

/**
 * Where a mailed link may lead: this site (same scheme, host and port; any port on loopback) or a
 * match of the allow-list. Gives the address as parsed, which is the one to redirect to, or null.
 * Refuses what parsers disagree about: back-slashes, control characters, blanks, user-info,
 * addresses without a scheme, numeric hosts.
 */
export function allowedRedirect(wanted: string | undefined, policy: RedirectPolicy): string | null {
  if (!wanted || isTwoFaced(wanted)) return null;
  const target = parse(wanted);
  if (!target || target.username || target.password) return null;
  // `https:good.example` and `https:///good.example` parse, but not everywhere to the same host.
  if (isWeb(target) && !/^https?:\/\/[^/]/i.test(wanted)) return null;
  if (!hasSafeHost(target, wanted)) return null;
  if (isSameSite(target, new URL(policy.siteUrl))) return target.href;
  const withoutFragment = target.href.slice(0, target.href.length - target.hash.length);
  const listed = policy.allowList.some((glob) => {
    const pattern = globPattern(glob);
    // The parser adds the slash of an empty path, which a glob may not have.
    return (
      pattern.test(withoutFragment) ||
      (target.pathname === '/' && !target.search && pattern.test(withoutFragment.slice(0, -1)))
    );
  });
  return listed ? target.href : null;
}

/** The first allowed of several wishes (`redirect_to` before Referer); null when there is none. */
export function firstAllowed(
  wishes: readonly (string | undefined)[],
  policy: RedirectPolicy,
): string | null {
  for (const wish of wishes) {
    const allowed = allowedRedirect(wish, policy);
    if (allowed) return allowed;
  }
  return null;
}

/** Adds parameters to the query of a target, keeping what is there. */
export function withQuery(target: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(target);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** Puts parameters into the fragment; the empty `sb` marks redirects of the auth service. */
export function withFragment(target: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(target);
  url.hash = new URLSearchParams({ ...parameters, sb: '' }).toString();
  return url.href;
}

/** Control characters, blanks, back-slashes and broken text: parsers read them in several ways. */
function isTwoFaced(text: string): boolean {
  return !text.isWellFormed() || /[\s\p{Cc}\\]/u.test(text);
}

function parse(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

const isWeb = (url: URL) => url.protocol === 'http:' || url.protocol === 'https:';

const isLoopback = (host: string) =>
  host === 'localhost' || host === '[::1]' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(host);

function hasSafeHost(target: URL, wanted: string): boolean {
  if (!isWeb(target)) {
    // Schemes that run or read something are never a place to go to.
    return !/^(javascript|data|vbscript|file|blob|about|view-source):$/i.test(target.protocol);
  }
  // The parser turns 2130706433 and 0x7f.1 into addresses: judge the host as it was written too.
  const written = /^https?:\/\/(\[[^\]]*\]|[^/?#:]*)/i.exec(wanted)?.[1] ?? '';
  if (isLoopback(target.hostname)) return isLoopback(written.toLowerCase());
  if (isIP(target.hostname.replace(/^\[|\]$/g, '')) !== 0) return false;
  return /^[A-Za-z0-9.-]+$/.test(written) && !/^\d+$/.test(written);
}

function isSameSite(target: URL, site: URL): boolean {
  if (target.protocol !== site.protocol || target.hostname !== site.hostname) return false;
  return target.port === site.port || isLoopback(site.hostname);
}

/** `**` any characters, `*` any but `.` and `/`, `?` one of those, `[abc]` and `{a,b}` as text. */
function globPattern(glob: string): RegExp {
  const body = glob
    .split(/(\*\*|\*|\?)/)
    .map((part) => {
      if (part === '**') return '.*';
      if (part === '*') return '[^./]*';
      if (part === '?') return '[^./]';
      return part.replace(/[.+^${}()|[\]\\]/g, '\\$&');
    })
    .join('');
  return new RegExp(`^${body}$`, 's');
}
