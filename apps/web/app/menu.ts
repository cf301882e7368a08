import {
  MENU_GROUPS,
  type MenuEntry,
  type MenuGroup,
  type Screen,
} from '#packages/ui/screens/index.ts';

export type ScreenInMenu = Screen & { readonly menu: MenuEntry };

function inMenu(screen: Screen): screen is ScreenInMenu {
  return screen.menu !== undefined;
}

/** The side menu: groups in their order, without the empty ones and without what the person may not open. */
export function menuOf(
  screens: readonly Screen[],
  mayOpen: (screen: Screen) => boolean,
): { group: MenuGroup; screens: ScreenInMenu[] }[] {
  const visible = screens.filter(inMenu).filter(mayOpen);
  return MENU_GROUPS.map((group) => ({
    group,
    screens: visible
      .filter(({ menu }) => menu.group === group)
      .sort((a, b) => a.menu.order - b.menu.order),
  })).filter((block) => block.screens.length > 0);
}

/** The mobile bar left and right of its middle button; the last place is the shell's own. */
export function tabsOf(screens: readonly Screen[], mayOpen: (screen: Screen) => boolean) {
  const tabs = screens
    .filter(inMenu)
    .filter(({ menu }) => menu.tab !== undefined)
    .filter(mayOpen)
    .sort((a, b) => (a.menu.tab ?? 0) - (b.menu.tab ?? 0));
  return {
    left: tabs.filter(({ menu }) => menu.tab !== 3),
    right: tabs.filter(({ menu }) => menu.tab === 3),
  };
}

/** The side menu without what the mobile bar has a place for: it stands in the sheet behind the bar. */
export function beyondTabs(screens: readonly Screen[], mayOpen: (screen: Screen) => boolean) {
  return menuOf(
    screens.filter(({ menu }) => menu?.tab === undefined),
    mayOpen,
  );
}
