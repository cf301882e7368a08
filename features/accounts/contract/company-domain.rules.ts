const DOMAIN =
  /^(?=.{3,253}$)[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u;

/**
 * The domain that somebody means who writes their work e-mail, the domain itself or the address of
 * the company's site; null for anything else.
 */
export function companyDomainOf(typed: string): string | null {
  const host = typed
    .trim()
    .toLowerCase()
    .replace(/^.*@/, '')
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/?#].*$/, '');
  return DOMAIN.test(host) ? host : null;
}
