import i18next from 'i18next';
import { access } from '#features/access/web/index.ts';
import { CheckInSheet } from '#features/emotions/web/index.ts';
import { preloadSheet, preloadToasts, whenIdle } from '#packages/ui/index.ts';
import { preloadWholeScreen, type Screen } from '#packages/ui/screens/index.ts';
import { keepForOffline } from './service-worker.ts';
import { preloadAccountSheet } from './shell/use-account-sheet.tsx';
import { preloadWaiting } from './shell/Waiting.tsx';

/**
 * Once somebody is signed in and nothing else happens, fetches the code that must be here when the
 * connection goes: toasts, sheets, the check-in, the account, and the screens that work without one.
 * What fails is tried again when the connection is back, and otherwise when it is first used.
 */
export function prepareOffline(screens: readonly Screen[]): void {
  let state: 'wanted' | 'running' | 'done' = 'wanted';
  const begin = () => {
    if (state !== 'wanted' || access.getState().phase !== 'signedIn') return;
    state = 'running';
    whenIdle(() => {
      fetchAll(screens).then(
        () => {
          state = 'done';
        },
        () => {
          state = 'wanted';
        },
      );
    });
  };
  access.subscribe(begin);
  window.addEventListener('online', begin);
  begin();
}

async function fetchAll(screens: readonly Screen[]): Promise<void> {
  const offline = screens.filter((screen) => screen.offline);
  await Promise.all([
    preloadToasts(),
    preloadSheet(),
    CheckInSheet.preload(),
    // What the account's controls need, in the side bar's popover and in the sheet.
    preloadAccountSheet(),
    import('./shell/AccountPanel.tsx'),
    preloadWaiting(),
    i18next.loadNamespaces(offline.flatMap(({ texts }) => texts)),
    ...offline.map(preloadWholeScreen),
  ]);
  await keepForOffline();
}
