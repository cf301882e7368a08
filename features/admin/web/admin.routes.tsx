import { IconSettings } from '@tabler/icons-react';
import { defineScreen } from '#packages/ui/screens/index.ts';

/**
 * Administration (specification section 2). A company admin is to see the people of their own company
 * here and nothing else; until that tab exists there is nothing for them, so the guard leads them to the
 * start page as anybody else whose page this is not.
 */
export const adminScreen = defineScreen({
  name: 'admin',
  path: '/admin',
  guard: 'admin',
  texts: ['admin', 'news', 'training'],
  menu: { group: 'manage', order: 1, icon: IconSettings },
  responsive: () => import('./AdminPage.tsx'),
});
