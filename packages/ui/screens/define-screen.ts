import type { ComponentType } from 'react';
import type { TopicListener } from '#packages/events/web/index.ts';
import type { DevicePart } from '#packages/offline-queue/index.ts';

/** Fetches a screen's code; its module has the screen as default export. */
export type LazyScreen = () => Promise<{ default: ComponentType }>;

/** Who may open a screen (specification section 2); what the server answers decides in the end. */
export type ScreenGuard = 'signedIn' | 'premium' | 'companyAdmin' | 'admin';

/** The blocks of the side menu, in their order. */
export const MENU_GROUPS = ['start', 'you', 'learn', 'people', 'work', 'manage'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

export interface MenuEntry {
  readonly group: MenuGroup;
  /** Place within the group, lowest first. */
  readonly order: number;
  /** A Tabler outline icon. */
  readonly icon: ComponentType<{ size?: number | string; stroke?: number | string }>;
  /** Place in the mobile bar; 1 and 2 stand left of the middle button, 3 right of it. */
  readonly tab?: 1 | 2 | 3;
  /** Only for who belongs to a company or has a right in one; to everybody else it says nothing. */
  readonly ofCompany?: true;
}

interface ScreenBase<Name extends string> {
  /** Key of its title and menu label: `screens.<name>` in `apps/web/app/locales`. */
  readonly name: Name;
  /** Address as TanStack Router writes it, such as `/diary/$entryId`. */
  readonly path: `/${string}`;
  readonly guard: ScreenGuard;
  /** Namespaces of texts to fetch along with the screen's code. */
  readonly texts: readonly string[];
  /** It also works without a connection: its code and texts are fetched while nothing else happens. */
  readonly offline?: true;
  /** On a wide window it takes all that the menu leaves, and brings its own room. */
  readonly fills?: true;
  /** On a phone's width: `task` leaves the tabs out, `room` the bar above too, and then brings its own way out. */
  readonly narrow?: 'task' | 'room';
  /** Absent for screens that are reached from another screen only. */
  readonly menu?: MenuEntry;
}

/** Two arrangements of one screen: the compiler asks for both. */
interface TwoHalves {
  readonly desktop: LazyScreen;
  readonly mobile: LazyScreen;
  /** An address that always shows the mobile half (specification section 2). */
  readonly alwaysMobile?: `/mobile-${string}`;
  readonly responsive?: never;
}

/** One arrangement that reflows by itself, for screens without a mobile variant. */
interface OneLayout {
  readonly responsive: LazyScreen;
  readonly desktop?: never;
  readonly mobile?: never;
  readonly alwaysMobile?: never;
}

export type Screen<Name extends string = string> = ScreenBase<Name> & (TwoHalves | OneLayout);

/** Declares a screen of a feature; the identity function with exact types. */
export function defineScreen<const Name extends string>(screen: Screen<Name>): Screen<Name> {
  return screen;
}

/** What a feature adds to the app behind the sign-in; the app collects these and knows no feature otherwise. */
export interface WebFeature {
  /** Each with its entry in the menu, where it has one. */
  readonly screens: readonly Screen[];
  /** What it does when something happens elsewhere: in another tab, on another device, at the server. */
  readonly hears?: readonly TopicListener[];
  /** What it keeps on the device. Fetched once the page is idle: it must not be part of the first bundle. */
  readonly device?: () => Promise<{ readonly devicePart: DevicePart }>;
}
