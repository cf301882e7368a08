import { IconApps } from '@tabler/icons-react';
import { defineScreen, type WebFeature } from '#packages/ui/screens/index.ts';
import { TOOL_PATHS } from './corporate-tools.paths.ts';

const page = {
  guard: 'signedIn',
  texts: ['corporate-tools'],
  responsive: () => import('./ToolsPage.tsx'),
} as const;

/** The menu leads to the first; its tabs lead on to the others. */
const corporateEmailScreen = defineScreen({
  name: 'corporateEmail',
  path: TOOL_PATHS.email,
  menu: { group: 'work', order: 1, icon: IconApps },
  ...page,
});

const corporateChatScreen = defineScreen({
  name: 'corporateChat',
  path: TOOL_PATHS.chat,
  ...page,
});

const corporateBoardsScreen = defineScreen({
  name: 'corporateBoards',
  path: TOOL_PATHS.boards,
  ...page,
});

export const corporateToolsFeature: WebFeature = {
  screens: [corporateEmailScreen, corporateChatScreen, corporateBoardsScreen],
};
