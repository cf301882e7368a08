/** The migrated database that is cloned for each test file. */
export const TEMPLATE = 'migrated';

/** The address of another database of the same server. */
export function onDatabase(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}
