import { preloadAccountSheet } from './use-account-sheet.tsx';

/** Fetches what the account's controls need, in the side bar's popover and in the sheet. */
export async function preloadAccount(): Promise<void> {
  await Promise.all([preloadAccountSheet(), import('./AccountPanel.tsx')]);
}
