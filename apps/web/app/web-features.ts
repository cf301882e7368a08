import { accountsFeature } from '#features/accounts/web/accounts.feature.ts';
import { adminFeature } from '#features/admin/web/admin.feature.ts';
import { adminReportsFeature } from '#features/admin-reports/web/admin-reports.feature.ts';
import { appLockFeature } from '#features/app-lock/web/app-lock.feature.ts';
import { bookingFeature } from '#features/booking/web/booking.feature.ts';
import { burnoutFeature } from '#features/burnout/web/burnout.feature.ts';
import { calendarFeature } from '#features/calendar/web/calendar.feature.ts';
import { chatFeature } from '#features/chat/web/chat.feature.ts';
import { companiesFeature } from '#features/companies/web/companies.feature.ts';
import { companyReportFeature } from '#features/company-report/web/company-report.feature.ts';
import { consultationSummaryFeature } from '#features/consultation-summary/web/consultation-summary.feature.ts';
import { corporateToolsFeature } from '#features/corporate-tools/web/corporate-tools.feature.ts';
import { dashboardFeature } from '#features/dashboard/web/dashboard.feature.ts';
import { diaryFeature } from '#features/diary/web/diary.feature.ts';
import { emotionsFeature } from '#features/emotions/web/emotions.feature.ts';
import { filesFeature } from '#features/files/web/files.feature.ts';
import { healthFeature } from '#features/health/web/health.feature.ts';
import { meetingsFeature } from '#features/meetings/web/meetings.feature.ts';
import { networkFeature } from '#features/network/web/network.feature.ts';
import { newsFeature } from '#features/news/web/news.feature.ts';
import { notificationsFeature } from '#features/notifications/web/notifications.feature.ts';
import { pauseFeature } from '#features/pause/web/pause.feature.ts';
import { paymentFeature } from '#features/payment/web/payment.feature.ts';
import { profileFeature } from '#features/profile/web/profile.feature.ts';
import { rankingFeature } from '#features/ranking/web/ranking.feature.ts';
import { reportingChannelFeature } from '#features/reporting-channel/web/reporting-channel.feature.ts';
import { safetyPlanFeature } from '#features/safety-plan/web/safety-plan.feature.ts';
import { selfCheckFeature } from '#features/self-check/web/self-check.feature.ts';
import { supportFeature } from '#features/support/web/support.feature.ts';
import { trainingFeature } from '#features/training/web/training.feature.ts';
import { workingConditionsFeature } from '#features/working-conditions/web/working-conditions.feature.ts';
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
  rankingFeature,
  pauseFeature,
  safetyPlanFeature,
  notificationsFeature,
  consultationSummaryFeature,
  profileFeature,
  selfCheckFeature,
  companiesFeature,
  corporateToolsFeature,
  paymentFeature,
  filesFeature,
  accountsFeature,
  companyReportFeature,
  workingConditionsFeature,
  appLockFeature,
  reportingChannelFeature,
  adminReportsFeature,
  chatFeature,
  networkFeature,
  supportFeature,
  meetingsFeature,
  bookingFeature,
  adminFeature,
];

export const SCREENS: readonly Screen[] = WEB_FEATURES.flatMap(({ screens }) => screens);
