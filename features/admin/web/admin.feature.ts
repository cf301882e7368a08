import { IconSettings } from '@tabler/icons-react';
import { defineScreen, type WebFeature } from '#packages/ui/screens/index.ts';

/** Administration (specification section 2): who looks after a company sees the people of that one only. */
const adminScreen = defineScreen({
  name: 'admin',
  path: '/admin',
  guard: 'companyAdmin',
  texts: [
    'accounts',
    'admin',
    'news',
    'content',
    'training',
    'training',
    'network',
    'partners',
    'companies',
    'corporate-tools',
    'payment',
    'audit',
    'data-protection',
    'files',
    'chat',
    'support',
  ],
  menu: { group: 'manage', order: 1, icon: IconSettings },
  desktop: () => import('./desktop/AdminPage.tsx'),
  mobile: () => import('./mobile/AdminPage.tsx'),
});

export const adminFeature: WebFeature = {
  screens: [adminScreen],
};
