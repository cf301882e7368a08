const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Whether a token's `iss` is the provider's. Google also writes its own without the scheme;
 * Microsoft, asked about all tenants, names itself by a pattern that the token's tenant fills.
 */
export function isIssuerOf(
  provider: string,
  discovered: string,
  { iss, tid }: { iss?: string; tid?: unknown },
): boolean {
  if (iss === discovered) return true;
  if (provider === 'google') {
    return discovered === 'https://accounts.google.com' && iss === 'accounts.google.com';
  }
  if (provider === 'azure' && discovered.includes('{tenantid}')) {
    return (
      typeof tid === 'string' && UUID.test(tid) && iss === discovered.replace('{tenantid}', tid)
    );
  }
  return false;
}
