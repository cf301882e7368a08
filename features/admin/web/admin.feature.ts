import { IconSettings } from '@tabler/icons-react';
import { defineScreen, type WebFeature } from '#packages/ui/screens/index.ts';

/** Administration (specification section 2): who looks after a company sees the people of that one only. */
const adminScreen = defineScreen({
  name: 'admin',
  path: '/admin',
  guard: 'companyAdmin',
  texts: ['admin', 'news', 'training', 'companies', 'corporate-tools', 'payment', 'audit'],
  menu: { group: 'manage', order: 1, icon: IconSettings },
  responsive: () => import('./AdminPage.tsx'),
});

export const adminFeature: WebFeature = {
  screens: [adminScreen],
};
