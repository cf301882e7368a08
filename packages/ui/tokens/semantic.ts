/** A value for each colour scheme. */
export interface SchemePair {
  readonly light: string;
  readonly dark: string;
}

/**
 * Semantic colours: the names that components use. Each becomes a CSS variable of the same name
 * (`ink` is `var(--ink)`). Tones leaf (`brand`), lilac, sun, sky, mist have soft, text and line.
 */
export const SEMANTIC = {
  bg: { light: '#F7F9F7', dark: '#0D1713' },
  surface: { light: '#FFFFFF', dark: '#141F1A' },
  raised: { light: '#FFFFFF', dark: '#1F2B25' },
  sunken: { light: '#F0F4F0', dark: '#1A2520' },
  /** What lies over the page behind a dialog: the green of the product, so that it dims and does not grey. */
  scrim: { light: 'rgb(16 61 44 / 38%)', dark: 'rgb(4 12 9 / 66%)' },
  line: { light: '#E3E8E3', dark: '#2C3933' },
  'line-strong': { light: '#878E88', dark: '#6C7872' },
  ink: { light: '#1D241E', dark: '#E7EFEB' },
  muted: { light: '#555D56', dark: '#A9B4AF' },
  brand: { light: '#256E52', dark: '#70C39F' },
  'brand-hover': { light: '#1A553E', dark: '#98DABB' },
  'on-brand': { light: '#FFFFFF', dark: '#0D1713' },
  'brand-text': { light: '#256E52', dark: '#98DABB' },
  'brand-soft': { light: '#DDF5E8', dark: '#163528' },
  'brand-softer': { light: '#F0FBF5', dark: '#12241C' },
  'lilac-soft': { light: '#F5E9F9', dark: '#30203A' },
  'lilac-text': { light: '#813D95', dark: '#ECD3F4' },
  'lilac-line': { light: '#9E56B3', dark: '#CF97E1' },
  'sun-soft': { light: '#FFF1CC', dark: '#35290F' },
  'sun-text': { light: '#886312', dark: '#FFE6A7' },
  'sun-line': { light: '#AD811F', dark: '#F1BD3D' },
  'sky-soft': { light: '#E8EDFD', dark: '#1E2645' },
  'sky-text': { light: '#4657A9', dark: '#D3DCFC' },
  'sky-line': { light: '#5F72C5', dark: '#9AACEE' },
  'mist-soft': { light: '#ECECF2', dark: '#26263A' },
  'mist-text': { light: '#555475', dark: '#DBDBE6' },
  'mist-line': { light: '#8888A1', dark: '#A7A7BC' },
  'danger-soft': { light: '#FFF5F3', dark: '#3A1B14' },
  'danger-text': { light: '#A13624', dark: '#FEB4A4' },
  'danger-line': { light: '#E06C56', dark: '#F68F7B' },
  panel: { light: '#DDF5E8', dark: '#12291F' },
  hill1: { light: '#BDE9D4', dark: '#1A3B2D' },
  hill2: { light: '#98DABB', dark: '#1F4A38' },
} as const satisfies Record<string, SchemePair>;

export type SemanticName = keyof typeof SEMANTIC;

/** Mantine's variables that the measured values replace, by colour scheme. */
export const MANTINE_OVERRIDES = {
  light: {
    '--mantine-color-body': '#FFFFFF',
    '--mantine-color-text': '#1D241E',
    '--mantine-color-dimmed': '#555D56',
    '--mantine-color-placeholder': '#555D56',
    '--mantine-color-default-border': '#878E88',
    '--mantine-color-default-hover': '#F0F4F0',
    '--mantine-color-error': '#A13624',
    '--mantine-color-anchor': '#256E52',
    '--mantine-color-folha-light': '#DDF5E8',
    '--mantine-color-folha-light-hover': '#BDE9D4',
    '--mantine-color-folha-light-color': '#256E52',
    '--mantine-color-disabled-color': '#6B736C',
  },
  dark: {
    '--mantine-color-body': '#141F1A',
    '--mantine-color-text': '#E7EFEB',
    '--mantine-color-dimmed': '#A9B4AF',
    '--mantine-color-placeholder': '#A9B4AF',
    '--mantine-color-default-border': '#6C7872',
    '--mantine-color-default-hover': '#2C3933',
    '--mantine-color-error': '#FEB4A4',
    '--mantine-color-anchor': '#98DABB',
    '--mantine-color-folha-filled-hover': '#98DABB',
    '--mantine-color-folha-light': '#163528',
    '--mantine-color-folha-light-hover': '#1A3B2D',
    '--mantine-color-folha-light-color': '#98DABB',
    '--mantine-color-folha-outline': '#98DABB',
    '--mantine-color-disabled-color': '#A9B4AF',
  },
} as const;
