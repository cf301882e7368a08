import { isSharedComputer } from '../contract/auth-client-options.ts';

// Choices about the computer rather than the person; they say nothing about who used it.
const KEPT = new Set(['i18nextLng', 'mantine-color-scheme-value']);

/**
 * Leaves nothing of the person on a computer that others use: drafts, caches and local databases go.
 * Call it after signing out; it does nothing unless "shared computer" was ticked at sign-in.
 * Pages of the site that are kept for working offline stay: they are the same for everybody.
 */
export async function forgetOnSharedComputer(): Promise<void> {
  if (!isSharedComputer(window.sessionStorage)) return;
  window.sessionStorage.clear();
  for (const key of Object.keys(window.localStorage)) {
    if (!KEPT.has(key)) window.localStorage.removeItem(key);
  }
  const databases = (await window.indexedDB?.databases?.()) ?? [];
  const names = databases.map(({ name }) => name).filter((name) => name !== undefined);
  await Promise.all(names.map(removeDatabase));
}

function removeDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = window.indexedDB.deleteDatabase(name);
    request.onsuccess = request.onerror = request.onblocked = () => resolve();
  });
}
