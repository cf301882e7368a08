/** Whether a link may be opened from here: https, a host, and nobody's name or password inside. */
export function isToolAddress(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  return (
    url !== null &&
    url.protocol === 'https:' &&
    url.hostname.includes('.') &&
    url.username === '' &&
    url.password === ''
  );
}

/** What somebody typed as an address: without a scheme it is meant to be https. */
export function completeAddress(typed: string): string {
  const text = typed.trim();
  return text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
}

/** The part of an address that tells people where it leads. */
export function placeOf(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  return url.host + (url.pathname === '/' ? '' : url.pathname);
}
