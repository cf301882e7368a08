import { allows, useMe, usePermissions } from '#features/access/web/index.ts';
import type { Screen } from '#packages/ui/screens/index.ts';
import { beyondTabs, menuOf, tabsOf } from '../menu.ts';
import { SCREENS } from '../web-features.ts';

/** The menus of the person who is here: only what exists and what they may open. */
export function useMenu() {
  const permissions = usePermissions();
  const me = useMe();
  // Until the answer is here: most people have one.
  const hasCompany = !me || me.company !== null || me.companyGrants.length > 0;
  const mayOpen = ({ guard, menu }: Screen) =>
    allows(guard, permissions) && (hasCompany || !menu?.ofCompany);
  return {
    groups: menuOf(SCREENS, mayOpen),
    tabs: tabsOf(SCREENS, mayOpen),
    others: beyondTabs(SCREENS, mayOpen),
  };
}
