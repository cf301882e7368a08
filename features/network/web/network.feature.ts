import { IconAffiliate } from '@tabler/icons-react';
import { defineScreen, type WebFeature } from '#packages/ui/screens/index.ts';
import { NETWORK_ENTRY_PATH, NETWORK_OWN_PATH, NETWORK_PATH } from './network.paths.ts';

const networkScreen = defineScreen({
  name: 'network',
  path: NETWORK_PATH,
  guard: 'signedIn',
  texts: ['network'],
  menu: { group: 'people', order: 1, icon: IconAffiliate },
  desktop: () => import('./desktop/NetworkPage.tsx'),
  mobile: () => import('./mobile/NetworkPage.tsx'),
});

const networkEntryScreen = defineScreen({
  name: 'networkEntry',
  path: NETWORK_ENTRY_PATH,
  guard: 'signedIn',
  texts: ['network', 'booking'],
  responsive: () => import('./NetworkEntryPage.tsx'),
});

const networkOwnScreen = defineScreen({
  name: 'networkOwn',
  path: NETWORK_OWN_PATH,
  guard: 'signedIn',
  texts: ['network'],
  responsive: () => import('./OwnEntryPage.tsx'),
});

export const networkFeature: WebFeature = {
  screens: [networkScreen, networkOwnScreen, networkEntryScreen],
};
