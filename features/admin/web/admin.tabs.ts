import type { ComponentType } from 'react';
import type { Me } from '#features/access/contract/access.contract.ts';
import { AuditLog } from '#features/audit/web/index.ts';
import { ChatReports } from '#features/chat/web/index.ts';
import {
  CompanyInvitations,
  CompanyPeople,
  CompanyProfile,
} from '#features/companies/web/index.ts';
import { CompanyTools } from '#features/corporate-tools/web/index.ts';
import { DataProtectionAdmin } from '#features/data-protection/web/index.ts';
import { FilesAdmin } from '#features/files/web/index.ts';
import { NetworkAdmin } from '#features/network/web/index.ts';
import { NewsAdmin } from '#features/news/web/index.ts';
import { PartnersAdmin } from '#features/partners/web/index.ts';
import { PaymentsAdmin } from '#features/payment/web/index.ts';
import { SupportStaff } from '#features/support/web/index.ts';
import { CoursesAdmin, LegalTraining } from '#features/training/web/index.ts';
import { lazyPanel } from '#packages/ui/index.ts';

/**
 * What is managed here, in the order of its tabs; each feature brings its own part, and its texts are
 * named in `admin.feature.ts`. The key is `?tab=` of the address and has its label in `tabs.<key>`; the list
 * on a phone shows its picture of `admin.icons.ts` and says `about.<key>`.
 */
export const ADMIN_TABS = {
  news: NewsAdmin,
  courses: CoursesAdmin,
  users: lazyPanel(() => import('./UsersAdmin.tsx')),
  companies: lazyPanel(() => import('./CompaniesAdmin.tsx')),
  company: CompanyProfile,
  people: CompanyPeople,
  invitations: CompanyInvitations,
  legal: LegalTraining,
  tools: CompanyTools,
  partners: PartnersAdmin,
  network: NetworkAdmin,
  staff: SupportStaff,
  files: FilesAdmin,
  chat: ChatReports,
  payments: PaymentsAdmin,
  dataProtection: DataProtectionAdmin,
  audit: AuditLog,
} as const satisfies Record<string, ComponentType>;

export type AdminTab = keyof typeof ADMIN_TABS;

/**
 * The tabs of a person: a company admin has the people of their company and nothing else, and somebody
 * of no company has no people to look after.
 */
export function tabsOf({ isAdmin, company }: Pick<Me, 'isAdmin' | 'company'>): AdminTab[] {
  return [
    ...(isAdmin ? (['news', 'courses', 'users', 'companies'] as const) : []),
    ...(company ? (['company', 'people', 'invitations', 'legal', 'tools'] as const) : []),
    ...(isAdmin
      ? ([
          'partners',
          'network',
          'staff',
          'files',
          'chat',
          'payments',
          'dataProtection',
          'audit',
        ] as const)
      : []),
  ];
}
