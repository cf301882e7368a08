import type { ComponentType } from 'react';
import type { Me } from '#features/access/contract/access.contract.ts';
import { AuditLog } from '#features/audit/web/index.ts';
import { CompanyInvitations, CompanyPeople } from '#features/companies/web/index.ts';
import { CompanyTools } from '#features/corporate-tools/web/index.ts';
import { NewsAdmin } from '#features/news/web/index.ts';
import { PaymentsAdmin } from '#features/payment/web/index.ts';
import { CoursesAdmin } from '#features/training/web/index.ts';

/**
 * What is managed here, in the order of its tabs; each feature brings its own part, and its texts are
 * named in `admin.routes.tsx`. The key is `?tab=` of the address and has its label in `tabs.<key>`.
 */
export const ADMIN_TABS = {
  news: NewsAdmin,
  courses: CoursesAdmin,
  people: CompanyPeople,
  invitations: CompanyInvitations,
  tools: CompanyTools,
  payments: PaymentsAdmin,
  audit: AuditLog,
} as const satisfies Record<string, ComponentType>;

export type AdminTab = keyof typeof ADMIN_TABS;

/**
 * The tabs of a person: a company admin has the people of their company and nothing else, and somebody
 * of no company has no people to look after.
 */
export function tabsOf({ isAdmin, company }: Pick<Me, 'isAdmin' | 'company'>): AdminTab[] {
  return [
    ...(isAdmin ? (['news', 'courses'] as const) : []),
    ...(company ? (['people', 'invitations', 'tools'] as const) : []),
    ...(isAdmin ? (['payments', 'audit'] as const) : []),
  ];
}
