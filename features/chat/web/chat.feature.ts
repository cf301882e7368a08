import { IconMessages } from '@tabler/icons-react';
import { defineScreen, type WebFeature } from '#packages/ui/screens/index.ts';
import { CHAT_PATH } from '../contract/address.ts';

const chatScreen = defineScreen({
  name: 'chat',
  path: CHAT_PATH,
  guard: 'signedIn',
  offline: true,
  texts: ['chat', 'crisis'],
  menu: { group: 'people', order: 3, icon: IconMessages },
  desktop: () => import('./desktop/ChatPage.tsx'),
  mobile: () => import('./mobile/ChatPage.tsx'),
  alwaysMobile: '/mobile-chat',
});

export const chatFeature: WebFeature = {
  screens: [chatScreen],
  hears: [{ topic: 'chat', load: () => import('./chat.events.ts') }],
  device: () => import('./chat.device.ts'),
};
