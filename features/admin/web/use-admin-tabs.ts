import { useSearch } from '@tanstack/react-router';
import { useMe, usePermissions } from '#features/access/web/index.ts';
import { type AdminTab, tabsOf } from './admin.tabs.ts';

/** What the signed-in person looks after, and which of it the address names; null where it names none of theirs. */
export function useAdminTabs(): { tabs: readonly AdminTab[]; asked: AdminTab | null } {
  const { isAdmin } = usePermissions();
  const company = useMe()?.company ?? null;
  const { tab }: { tab?: unknown } = useSearch({ strict: false });
  const tabs = tabsOf({ isAdmin, company });
  return { tabs, asked: tabs.find((key) => key === tab) ?? null };
}
