import { describe, expect, it } from 'vitest';
import type { Screen } from '#packages/ui/screens/index.ts';
import english from './locales/en-US.json' with { type: 'json' };
import spanish from './locales/es-ES.json' with { type: 'json' };
import french from './locales/fr-FR.json' with { type: 'json' };
import texts from './locales/pt-BR.json' with { type: 'json' };
import { localeFiles } from './locales.ts';
import { beyondTabs, menuOf, tabsOf } from './menu.ts';
import { SCREENS, WEB_FEATURES } from './web-features.ts';

const labels: Record<string, string> = texts.screens;
const tabLabels: Record<string, string> = texts.tabs;
const groupLabels: Record<string, string> = texts.groups;

describe('every screen', () => {
  it.each(SCREENS.map((screen) => [screen.path, screen] as const))('%s', (_, screen) => {
    expect(labels[screen.name]).toBeTruthy();
    if (screen.menu?.tab) expect(tabLabels[screen.name]).toBeTruthy();
    if (screen.menu && screen.menu.group !== 'start') {
      expect(groupLabels[screen.menu.group]).toBeTruthy();
    }
    for (const namespace of screen.texts) {
      const file = Object.keys(localeFiles).find((path) =>
        path.endsWith(`features/${namespace}/web/locales/pt-BR.json`),
      );
      expect(file, `texts of ${namespace}`).toBeDefined();
    }
  });

  it('has an address and a name of its own', () => {
    const addresses = SCREENS.flatMap(({ path, alwaysMobile }) => [path, alwaysMobile ?? path]);
    const twoFaced = SCREENS.filter(({ alwaysMobile }) => alwaysMobile).length;
    expect(new Set(addresses).size).toBe(SCREENS.length + twoFaced);
    expect(new Set(SCREENS.map(({ name }) => name)).size).toBe(SCREENS.length);
  });

  it('has the always-mobile address that the product promises', () => {
    const addresses = SCREENS.map(({ alwaysMobile }) => alwaysMobile);
    expect(addresses).toEqual(
      expect.arrayContaining(['/mobile-dashboard', '/mobile-diary', '/mobile-burnout-analysis']),
    );
  });
});

describe('what waits on the device', () => {
  it('has a name of its own for each kind, in every language', async () => {
    const parts = await Promise.all(
      WEB_FEATURES.map(async ({ device }) => (await device?.())?.devicePart),
    );
    const names = parts.flatMap((part) => (part?.waiting ?? []).map(({ name }) => name));
    expect(names).toEqual([
      ...[
        'texts',
        'heads',
        'days',
        'moments',
        'health',
        'events',
        'training',
        'messages',
        'tickets',
      ],
    ]);
    for (const { account } of [texts, english, spanish, french]) {
      const unsent: Record<string, string> = account.unsent;
      for (const name of names) expect(unsent[`${name}_other`], name).toContain('{{count}}');
    }
  });
});

describe('the menu', () => {
  const icon = () => null;
  const page = async () => ({ default: icon });
  const screen = (name: string, menu: Screen['menu'], guard: Screen['guard'] = 'signedIn') =>
    ({
      name,
      path: `/${name}`,
      guard,
      texts: [],
      responsive: page,
      ...(menu && { menu }),
    }) as Screen;
  const all = [
    screen('entry', undefined),
    screen('health', { group: 'you', order: 3, icon, tab: 3 }),
    screen('admin', { group: 'manage', order: 1, icon }, 'admin'),
    screen('diary', { group: 'you', order: 1, icon, tab: 2 }),
    screen('home', { group: 'start', order: 1, icon, tab: 1 }),
    screen('news', { group: 'learn', order: 1, icon }),
  ];
  const everybody = ({ guard }: Screen) => guard === 'signedIn';
  const names = (screens: readonly Screen[]) => screens.map(({ name }) => name);

  it('has the groups in their order and nothing that the person may not open', () => {
    expect(menuOf(all, everybody).map(({ group, screens }) => [group, names(screens)])).toEqual([
      ['start', ['home']],
      ['you', ['diary', 'health']],
      ['learn', ['news']],
    ]);
    expect(menuOf(all, () => true).at(-1)?.group).toBe('manage');
  });

  it('puts on the mobile bar what has a place there, and the rest behind it', () => {
    const { left, right } = tabsOf(all, everybody);
    expect([names(left), names(right)]).toEqual([['home', 'diary'], ['health']]);
    const later = [screen('chat', { group: 'people', order: 1, icon }), ...all];
    expect(
      beyondTabs(later, everybody).map(({ group, screens }) => [group, names(screens)]),
    ).toEqual([
      ['learn', ['news']],
      ['people', ['chat']],
    ]);
  });
});
