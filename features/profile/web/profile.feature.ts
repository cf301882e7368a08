import { defineScreen, type WebFeature } from '#packages/ui/screens/index.ts';
import { PROFILE_PATH } from './profile.paths.ts';

/** Reached from the account, beside the menu or behind the mobile bar. */
const profileScreen = defineScreen({
  name: 'profile',
  path: PROFILE_PATH,
  guard: 'signedIn',
  texts: ['profile', 'accounts', 'diary', 'app-lock'],
  responsive: () => import('./ProfilePage.tsx'),
});

export const profileFeature: WebFeature = {
  screens: [profileScreen],
};
