/** Folder of the logos in the bucket of covers. */
export const LOGO_FOLDER = 'partners/';

/** Whether a path is that of a logo: below its folder, and in no other one. */
export const isLogoPath = (path: string) => /^partners\/[\w-]+(\.[a-z0-9]+)?$/i.test(path);

/** Whether an address may be linked to: https, and no name or password within it. */
export function isSafeLink(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  return protocol === 'https:' && hostname.includes('.') && username === '' && password === '';
}
