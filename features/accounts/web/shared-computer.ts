import { type DeviceStorage, deviceStorage } from '#packages/device/index.ts';
import { isSharedComputer } from '../contract/auth-client-options.ts';

/** Stands in the browser from the moment of leaving until its databases are gone. */
const UNFINISHED_KEY = 'florescer-forgetting';
// Choices about the computer rather than the person; they say nothing about who used it.
const KEPT = new Set(['i18nextLng', 'mantine-color-scheme-value', UNFINISHED_KEY]);

/** Where what was read may be kept for reading without a connection; null on a shared computer. */
export function readingStorage(): DeviceStorage | null {
  return isSharedComputer(window.sessionStorage) ? null : deviceStorage();
}

/**
 * Leaves nothing of the person on a computer that others use: drafts, caches and local databases go.
 * Call it after signing out; it does nothing unless "shared computer" was ticked at sign-in. The way
 * to the sign-in page may cut it short: what is left over goes there (see `finishForgetting`).
 * Pages of the site that are kept for working offline stay: they are the same for everybody.
 */
export async function forgetOnSharedComputer(): Promise<void> {
  if (!isSharedComputer(window.sessionStorage)) return;
  window.localStorage.setItem(UNFINISHED_KEY, '1');
  window.sessionStorage.clear();
  for (const key of Object.keys(window.localStorage)) {
    if (!KEPT.has(key)) window.localStorage.removeItem(key);
  }
  await finishForgetting();
}

/** Removes the databases of somebody whose leaving ended before it was done; nothing otherwise. */
export async function finishForgetting(): Promise<void> {
  if (window.localStorage.getItem(UNFINISHED_KEY) === null) return;
  const databases = (await window.indexedDB?.databases?.()) ?? [];
  const names = databases.map(({ name }) => name).filter((name) => name !== undefined);
  await Promise.all(names.map(removeDatabase));
  window.localStorage.removeItem(UNFINISHED_KEY);
}

function removeDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = window.indexedDB.deleteDatabase(name);
    request.onsuccess = request.onerror = request.onblocked = () => resolve();
  });
}
