import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { type Uses, usesOf } from './uses.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where the ways of a visitor begin; each is a module that the build is told of or fetches by itself. */
const WAYS = {
  app: [here('../app/main.tsx')],
  start: [
    here('../../../features/dashboard/web/desktop/DashboardPage.tsx'),
    here('../../../features/dashboard/web/mobile/DashboardPage.tsx'),
  ],
  consultation: [here('../public/entries/consultation.tsx')],
  certificate: [here('../public/entries/certificate.tsx')],
  faviconGenerator: [here('../public/entries/faviconGenerator.tsx')],
  home: [here('../public/entries/home.tsx')],
  invitation: [here('../public/entries/invitation.tsx')],
  landing: [here('../public/entries/landing.tsx')],
  listening: [here('../public/entries/listening.tsx')],
  room: [here('../public/entries/room.tsx')],
  login: [here('../public/entries/login.tsx')],
  register: [here('../public/entries/register.tsx')],
  forgotPassword: [here('../public/entries/forgotPassword.tsx')],
  resetPassword: [here('../public/entries/resetPassword.tsx')],
  confirm: [here('../public/entries/confirm.tsx')],
};
const ACCOUNT_PAGES = ['login', 'register', 'forgotPassword', 'resetPassword', 'confirm'] as const;

/**
 * Small parts of the design system: together they weigh less than the headers of their files. What
 * floats above a page, and charts, are large and needed by few screens.
 */
const CONTROL = /[\\/]@(mantine[\\/](core|hooks)|tabler)[\\/]/;
const LARGE =
  /floating|popover|menu|focus-?trap|portal|overlay|scroll-?area|long-press|click-outside/i;
const LIBRARY = /[\\/]node_modules[\\/]/;
const SMALL_LIBRARY_OF_START = /[\\/]@(tabler|tanstack)[\\/]/;
const BASE_STYLES = /[\\/]packages[\\/]ui[\\/]styles[\\/]/;

interface Group {
  readonly name: string;
  /** Whether a module belongs there that no group before this one has taken. */
  readonly takes: (uses: Uses<keyof typeof WAYS>, id: string) => boolean;
  /** Only what a page fetches before anything is shown; else what at least this many parts fetch later. */
  readonly of: 'first' | { readonly sharedBy: number };
}

/** The first that takes a module has it. What a group's modules import is there or in a group before it. */
const GROUPS: readonly Group[] = [
  {
    name: 'base',
    of: 'first',
    takes: (uses) => uses('app') && ACCOUNT_PAGES.some(uses),
  },
  {
    name: 'client',
    of: 'first',
    takes: (uses) =>
      (uses('consultation') || uses('certificate')) && (uses('app') || uses('start')),
  },
  {
    // Drawings, icons, help numbers and words of the engine that these pages need too.
    name: 'drawn',
    of: 'first',
    takes: (uses) =>
      (['room', 'certificate', 'listening', 'landing'] as const).some(uses) &&
      (uses('app') || uses('start')),
  },
  {
    // Such as the client of the auth service, which the sign-in fetches once somebody writes.
    name: 'auth',
    of: 'first',
    takes: (uses) => uses('app') && !isOfApp(uses),
  },
  {
    name: 'libraries',
    of: 'first',
    // The styles go along: they come before all others, as in `main.tsx`.
    takes: (uses, id) => uses('app') && (LIBRARY.test(id) || BASE_STYLES.test(id)),
  },
  { name: 'shell', of: 'first', takes: (uses) => uses('app') },
  {
    name: 'plain',
    of: 'first',
    takes: (uses) => ACCOUNT_PAGES.filter(uses).length > 1 && uses.later('app'),
  },
  { name: 'account', of: 'first', takes: (uses) => ACCOUNT_PAGES.filter(uses).length > 1 },
  {
    name: 'start',
    of: { sharedBy: 3 },
    takes: (uses, id) =>
      uses('start') && isOfApp(uses) && (!LIBRARY.test(id) || SMALL_LIBRARY_OF_START.test(id)),
  },
  {
    name: 'controls',
    of: { sharedBy: 3 },
    takes: (uses, id) => isOfApp(uses) && CONTROL.test(id) && !LARGE.test(id),
  },
];

/** No public page fetches it, not even later. */
const isOfApp = (uses: Uses<keyof typeof WAYS>) =>
  ![
    ...ACCOUNT_PAGES,
    'consultation' as const,
    'certificate' as const,
    'invitation' as const,
    'listening' as const,
    'landing' as const,
    'faviconGenerator' as const,
    'home' as const,
    'room' as const,
  ].some(uses.later);

/**
 * Which modules share a file. By itself the bundler makes a file for every set of pages that a module
 * is for: 90 of them for the dashboard, most smaller than the headers of their answers. Here what is
 * always fetched together is one file; libraries stay apart from our own code, which changes more
 * often, and the public pages fetch nothing that only the app needs.
 */
export function chunkGroups(): Rolldown.CodeSplittingOptions {
  const uses = usesOf(WAYS);
  return {
    groups: GROUPS.map(({ name, of, takes }, place) => ({
      name(id, context) {
        const usesOfThis = uses(id, (one) => context.getModuleInfo(one));
        return takes(usesOfThis, id) ? name : null;
      },
      debugName: name,
      priority: GROUPS.length - place,
      ...(of === 'first' ? { tags: ['$initial'] } : { minShareCount: of.sharedBy }),
    })),
  };
}
