import { accountsFeature } from '#features/accounts/web/accounts.feature.ts';
import { adminFeature } from '#features/admin/web/admin.feature.ts';
import { burnoutFeature } from '#features/burnout/web/burnout.feature.ts';
import { calendarFeature } from '#features/calendar/web/calendar.feature.ts';
import { companiesFeature } from '#features/companies/web/companies.feature.ts';
import { consultationSummaryFeature } from '#features/consultation-summary/web/consultation-summary.feature.ts';
import { corporateToolsFeature } from '#features/corporate-tools/web/corporate-tools.feature.ts';
import { dashboardFeature } from '#features/dashboard/web/dashboard.feature.ts';
import { diaryFeature } from '#features/diary/web/diary.feature.ts';
import { emotionsFeature } from '#features/emotions/web/emotions.feature.ts';
import { healthFeature } from '#features/health/web/health.feature.ts';
import { newsFeature } from '#features/news/web/news.feature.ts';
import { notificationsFeature } from '#features/notifications/web/notifications.feature.ts';
import { paymentFeature } from '#features/payment/web/payment.feature.ts';
import { profileFeature } from '#features/profile/web/profile.feature.ts';
import { safetyPlanFeature } from '#features/safety-plan/web/safety-plan.feature.ts';
import { selfCheckFeature } from '#features/self-check/web/self-check.feature.ts';
import { trainingFeature } from '#features/training/web/training.feature.ts';
import type { Screen, WebFeature } from '#packages/ui/screens/index.ts';

/** Everything behind the sign-in. A line here is what makes a feature exist for the app. */
export const WEB_FEATURES: readonly WebFeature[] = [
  dashboardFeature,
  diaryFeature,
  burnoutFeature,
  emotionsFeature,
  healthFeature,
  calendarFeature,
  newsFeature,
  trainingFeature,
  safetyPlanFeature,
  notificationsFeature,
  consultationSummaryFeature,
  profileFeature,
  selfCheckFeature,
  companiesFeature,
  corporateToolsFeature,
  paymentFeature,
  accountsFeature,
  adminFeature,
];

export const SCREENS: readonly Screen[] = WEB_FEATURES.flatMap(({ screens }) => screens);
