import { adminScreen } from '#features/admin/web/admin.routes.tsx';
import { burnoutScreen } from '#features/burnout/web/burnout.routes.tsx';
import { calendarScreen } from '#features/calendar/web/calendar.routes.tsx';
import { invitationsScreen } from '#features/companies/web/companies.routes.tsx';
import { consultationScreen } from '#features/consultation-summary/web/consultation-summary.routes.tsx';
import {
  corporateBoardsScreen,
  corporateChatScreen,
  corporateEmailScreen,
} from '#features/corporate-tools/web/corporate-tools.routes.tsx';
import { dashboardScreen } from '#features/dashboard/web/dashboard.routes.tsx';
import { diaryScreen } from '#features/diary/web/diary.routes.tsx';
import { emotionsScreen, momentsScreen } from '#features/emotions/web/emotions.routes.tsx';
import { healthScreen } from '#features/health/web/health.routes.tsx';
import { newsItemScreen, newsScreen } from '#features/news/web/news.routes.tsx';
import { notificationsScreen } from '#features/notifications/web/notifications.routes.tsx';
import { profileScreen } from '#features/profile/web/profile.routes.tsx';
import { safetyPlanScreen } from '#features/safety-plan/web/safety-plan.routes.tsx';
import { selfCheckScreen } from '#features/self-check/web/self-check.routes.tsx';
import { courseScreen, trainingScreen } from '#features/training/web/training.routes.tsx';
import type { Screen } from '#packages/ui/screens/index.ts';

/** Every screen behind the sign-in. Adding a line here is what makes a screen exist. */
export const SCREENS: readonly Screen[] = [
  dashboardScreen,
  diaryScreen,
  burnoutScreen,
  emotionsScreen,
  healthScreen,
  calendarScreen,
  newsScreen,
  trainingScreen,
  safetyPlanScreen,
  notificationsScreen,
  momentsScreen,
  newsItemScreen,
  consultationScreen,
  profileScreen,
  selfCheckScreen,
  courseScreen,
  corporateEmailScreen,
  corporateChatScreen,
  corporateBoardsScreen,
  invitationsScreen,
  adminScreen,
];
