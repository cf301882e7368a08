import type { ComponentType } from 'react';
import { NewsAdmin } from '#features/news/web/index.ts';
import { CoursesAdmin } from '#features/training/web/index.ts';

/**
 * What is managed here, in the order of its tabs; each feature brings its own part, and its texts are
 * named in `admin.routes.tsx`. The key is `?tab=` of the address and has its label in `tabs.<key>`.
 */
export const ADMIN_TABS = { news: NewsAdmin, courses: CoursesAdmin } as const satisfies Record<
  string,
  ComponentType
>;

export type AdminTab = keyof typeof ADMIN_TABS;
export const TAB_KEYS = Object.keys(ADMIN_TABS) as [AdminTab, ...AdminTab[]];
