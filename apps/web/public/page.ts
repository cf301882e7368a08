import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import { CERTIFICATE_PATH } from '#features/training/contract/certificate-address.ts';
import type { Language } from '#packages/i18n/languages.ts';

/** Names of the public pages; also the names of their files and of their texts under `meta`. */
export const PAGE_NAMES = [
  'landing',
  'login',
  'register',
  'forgotPassword',
  'resetPassword',
  'confirm',
  'consultation',
  'certificate',
  'invitation',
  'listening',
  'faviconGenerator',
  'home',
  'room',
  'help',
  'notFound',
] as const;
export type PageName = (typeof PAGE_NAMES)[number];

/** Drawings and the font, as addresses; the build names them by their content. */
export interface SiteAssets {
  readonly font: string;
  readonly icon: string;
  readonly night: string;
  readonly diary: string;
  readonly trend: string;
  readonly help: string;
  readonly lost: string;
}

/** What a page is made of besides its texts. */
export interface PageContext {
  readonly language: Language;
  readonly assets: SiteAssets;
  /** The address of the page, for the language links; null where there is none. */
  readonly path: string | null;
  /** Who reviewed the texts for crisis, as the operator says when the pages are built. */
  readonly reviewedBy: string | null;
  /** Markup of the part that comes alive in the browser. */
  readonly live?: string;
}

/** A page written into files at build time, one for each language. */
export interface PublicPage {
  readonly name: PageName;
  /** Null for the page that answers unknown addresses. */
  readonly path: string | null;
  /** Whether search engines may list it. */
  readonly indexed: boolean;
  /** The whole body; `context.live` has its place in it. */
  readonly body: (context: PageContext) => ReactElement;
  /** Another body for phones, at the same address (specification section 2). */
  readonly mobile?: (context: PageContext) => ReactElement;
  /** The part that React takes over in the browser, and the sections of its texts that it needs. */
  readonly live?: {
    readonly element: ReactElement;
    /** The feature whose texts they are; the accounts without it. */
    readonly feature?: string;
    readonly texts: readonly string[];
  };
  /** Its code is fetched by the first tap on its form `data-try`, and not before. */
  readonly onTap?: true;
  /** What search engines are told of the page (schema.org), in its language. */
  readonly structured?: (t: TFunction, language: Language) => object;
  /** Inline scripts beyond the common one, by the name of their file in `scripts/`. */
  readonly script?: 'help' | 'earlySubmit';
}

/** Addresses of the public pages. */
export const PAGE_PATHS: Record<PageName, string | null> = {
  landing: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirm: '/confirm',
  consultation: '/consulta',
  certificate: CERTIFICATE_PATH,
  invitation: '/convite',
  listening: '/escuta',
  faviconGenerator: '/favicon-generator',
  home: '/home',
  room: '/sala',
  help: '/ajuda',
  notFound: null,
};
