const SHOWN = 2;

/**
 * The first two characters of an address and its domain: enough to tell two people of one name apart, and
 * not an address to write to. Somebody may have put their private one here since they joined.
 */
export function addressHint(email: string | null): string | null {
  const at = email?.lastIndexOf('@') ?? -1;
  if (!email || at < 1) return null;
  return `${[...email.slice(0, at)].slice(0, SHOWN).join('')}…${email.slice(at)}`;
}
