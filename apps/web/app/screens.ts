import { burnoutScreen } from '#features/burnout/web/burnout.routes.tsx';
import { consultationScreen } from '#features/consultation-summary/web/consultation-summary.routes.tsx';
import { dashboardScreen } from '#features/dashboard/web/dashboard.routes.tsx';
import { diaryScreen } from '#features/diary/web/diary.routes.tsx';
import { emotionsScreen } from '#features/emotions/web/emotions.routes.tsx';
import { profileScreen } from '#features/profile/web/profile.routes.tsx';
import { selfCheckScreen } from '#features/self-check/web/self-check.routes.tsx';
import type { Screen } from '#packages/ui/screens/index.ts';

/** Every screen behind the sign-in. Adding a line here is what makes a screen exist. */
export const SCREENS: readonly Screen[] = [
  dashboardScreen,
  diaryScreen,
  burnoutScreen,
  emotionsScreen,
  consultationScreen,
  profileScreen,
  selfCheckScreen,
];
