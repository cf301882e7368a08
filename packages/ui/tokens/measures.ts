/** Type family; the variable font is our own file (`fonts/figtree-latin.woff2`, wght 300 to 900). */
export const FONT_FAMILY = "'Figtree Variable', Figtree, system-ui, sans-serif";

export const HEADINGS = {
  fontWeight: '650',
  sizes: {
    h1: { fontSize: '1.875rem', lineHeight: '1.2' },
    h2: { fontSize: '1.25rem', lineHeight: '1.35' },
    h3: { fontSize: '1.0625rem', lineHeight: '1.4' },
    h4: { fontSize: '1rem', lineHeight: '1.4' },
    h5: { fontSize: '0.9375rem', lineHeight: '1.45' },
    h6: { fontSize: '0.875rem', lineHeight: '1.45' },
  },
} as const;

export const FONT_SIZES = {
  xs: '0.8125rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.125rem',
  xl: '1.25rem',
} as const;

export const LINE_HEIGHTS = { xs: '1.5', sm: '1.55', md: '1.6', lg: '1.6', xl: '1.45' } as const;

export const SPACING = {
  xs: '0.5rem',
  sm: '0.75rem',
  md: '1rem',
  lg: '1.25rem',
  xl: '1.5rem',
} as const;

/** xs events and tags, sm small tiles, md inputs, lg cards, xl sheets and panels. */
export const RADIUS = {
  xs: '0.5rem',
  sm: '0.75rem',
  md: '0.875rem',
  lg: '1.25rem',
  xl: '1.75rem',
} as const;

export const BREAKPOINTS = {
  xs: '22.5em',
  sm: '48em',
  md: '65em',
  lg: '80em',
  xl: '90em',
} as const;

/** Green-tinted in light; in dark, height is shown by a lighter surface instead. */
export const SHADOWS = {
  light: {
    sm: '0 1px 2px rgb(16 61 44 / .05)',
    md: '0 1px 2px rgb(16 61 44 / .05), 0 8px 28px -12px rgb(16 61 44 / .16)',
    xl: '0 2px 6px rgb(16 61 44 / .08), 0 24px 60px -20px rgb(16 61 44 / .32)',
  },
  dark: {
    sm: '0 1px 2px transparent',
    md: '0 1px 2px transparent, 0 8px 28px -12px rgb(0 0 0 / .6)',
    xl: '0 2px 6px rgb(0 0 0 / .3), 0 24px 60px -20px rgb(0 0 0 / .8)',
  },
} as const;

/** Pixels. The mobile threshold itself belongs to the layout decision (`screens/layout-decision.ts`). */
export const LAYOUT = {
  sidebar: 256,
  rail: 76,
  main: 1120,
  publicMax: 1180,
  readingMax: 640,
  gutter: { desktop: 36, tablet: 24, mobile: 20, tiny: 16 },
  gap: { desktop: 20, mobile: 16 },
  target: { desktop: 36, mobile: 44, primary: 56 },
  bottomBar: 66,
} as const;

export const MOTION = {
  fast: '120ms',
  base: '180ms',
  slow: '320ms',
  grow: '900ms',
  breath: '10s',
  ease: 'cubic-bezier(.2,.8,.3,1)',
  spring: 'cubic-bezier(.2,.8,.3,1.2)',
} as const;

/** How long a toast stays, in ms (visual language section 9: longer when it offers an undo). */
export const TOAST_MS = { plain: 5000, withAction: 10_000 } as const;
