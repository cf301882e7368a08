import { lazyPanel } from '#packages/ui/index.ts';

export const DataProtectionAdmin = lazyPanel(() => import('./DataProtectionAdmin.tsx'));
