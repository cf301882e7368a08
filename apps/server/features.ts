import { accessFeature } from '#features/access/server/index.ts';
import { accountsFeature } from '#features/accounts/server/index.ts';
import { adminFeature } from '#features/admin/server/index.ts';
import { adminReportsFeature } from '#features/admin-reports/server/index.ts';
import { auditFeature } from '#features/audit/server/index.ts';
import { backupsFeature } from '#features/backups/server/index.ts';
import { bookingFeature } from '#features/booking/server/index.ts';
import { burnoutFeature } from '#features/burnout/server/index.ts';
import { calendarFeature } from '#features/calendar/server/index.ts';
import { chatFeature } from '#features/chat/server/index.ts';
import { companiesFeature } from '#features/companies/server/index.ts';
import { companyReportFeature } from '#features/company-report/server/index.ts';
import { consultationSummaryFeature } from '#features/consultation-summary/server/index.ts';
import { contentFeature } from '#features/content/server/index.ts';
import { corporateToolsFeature } from '#features/corporate-tools/server/index.ts';
import { dashboardFeature } from '#features/dashboard/server/index.ts';
import { dataProtectionFeature } from '#features/data-protection/server/index.ts';
import { diaryFeature } from '#features/diary/server/index.ts';
import { emotionsFeature } from '#features/emotions/server/index.ts';
import { filesFeature } from '#features/files/server/index.ts';
import { healthFeature } from '#features/health/server/index.ts';
import { liveFeature } from '#features/live/server/index.ts';
import { meetingsFeature } from '#features/meetings/server/index.ts';
import { networkFeature } from '#features/network/server/index.ts';
import { newsFeature } from '#features/news/server/index.ts';
import { notificationsFeature } from '#features/notifications/server/index.ts';
import { partnersFeature } from '#features/partners/server/index.ts';
import { paymentFeature } from '#features/payment/server/index.ts';
import { privacyFeature } from '#features/privacy/server/index.ts';
import { rankingFeature } from '#features/ranking/server/index.ts';
import { remindersFeature } from '#features/reminders/server/index.ts';
import { reportingChannelFeature } from '#features/reporting-channel/server/index.ts';
import { rhythmFeature } from '#features/rhythm/server/index.ts';
import { safetyPlanFeature } from '#features/safety-plan/server/index.ts';
import { selfCheckFeature } from '#features/self-check/server/index.ts';
import { supportFeature } from '#features/support/server/index.ts';
import { trainingFeature } from '#features/training/server/index.ts';
import { workingConditionsFeature } from '#features/working-conditions/server/index.ts';
import type { ServerFeature } from '#packages/kernel/index.ts';

/** Every feature that has a server, in the order in which the demonstration world is made. */
export const features: readonly ServerFeature[] = [
  accountsFeature,
  adminFeature,
  auditFeature,
  backupsFeature,
  companiesFeature,
  corporateToolsFeature,
  accessFeature,
  liveFeature,
  paymentFeature,
  privacyFeature,
  filesFeature,
  burnoutFeature,
  diaryFeature,
  emotionsFeature,
  healthFeature,
  calendarFeature,
  contentFeature,
  newsFeature,
  trainingFeature,
  rankingFeature,
  safetyPlanFeature,
  notificationsFeature,
  remindersFeature,
  rhythmFeature,
  consultationSummaryFeature,
  selfCheckFeature,
  companyReportFeature,
  workingConditionsFeature,
  reportingChannelFeature,
  chatFeature,
  networkFeature,
  partnersFeature,
  supportFeature,
  meetingsFeature,
  bookingFeature,
  dataProtectionFeature,
  dashboardFeature,
  // Its months end with the accounts that there are by then.
  adminReportsFeature,
];
