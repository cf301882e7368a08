/** Where a person lands after signing in when no other page was asked for (specification section 4). */
export const HOME_PATH = '/dashboard';

// Pages of the sign-in itself: going back to one of them would be a loop.
const ACCOUNT_PAGES = /^\/(?:login|register|forgot-password|reset-password|confirm)(?:[/?#]|$)/;

/**
 * The page of this site that a `next` or `redirect_to` parameter names, as a path with query and
 * fragment; {@link HOME_PATH} when it is missing, names another site or is no address at all.
 * `origin` is the address of this site, such as `https://florescer.example`.
 */
export function returnPath(wanted: string | null | undefined, origin: string): string {
  if (!wanted) return HOME_PATH;
  // The URL parser drops tabs and line ends and reads back-slashes as slashes: refuse all of them.
  if ([...wanted].some((character) => character <= ' ' || character === '\\')) return HOME_PATH;
  let target: URL;
  try {
    target = new URL(wanted, origin);
  } catch {
    return HOME_PATH;
  }
  if (target.origin !== new URL(origin).origin || target.username || target.password) {
    return HOME_PATH;
  }
  // `https://site//other.example` has this origin, but its path alone names another site.
  const path = target.pathname + target.search + target.hash;
  if (path.startsWith('//') || path === '/' || ACCOUNT_PAGES.test(path)) return HOME_PATH;
  return path;
}
