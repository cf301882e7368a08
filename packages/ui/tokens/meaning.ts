import type { SchemePair } from './semantic.ts';

export type EmotionLevel = 1 | 2 | 3 | 4 | 5;
export type EmotionShape = 'drop' | 'cloud' | 'seed' | 'flower' | 'sun';

interface EmotionToken {
  readonly level: EmotionLevel;
  readonly shape: EmotionShape;
  readonly fill: SchemePair;
  /** The face drawn on the fill. */
  readonly ink: SchemePair;
  /** For charts and borders, where the fill alone would be too pale. */
  readonly line: SchemePair;
}

/**
 * The day's sky, from night indigo to full sun; silhouette, word and position carry the meaning and
 * colour is only the fourth signal. Levels as in specification section 3.
 */
export const EMOTIONS: readonly EmotionToken[] = [
  {
    level: 1,
    shape: 'drop',
    fill: { light: '#3F4382', dark: '#7B80D6' },
    ink: { light: '#FFFFFF', dark: '#0E1026' },
    line: { light: '#3F4382', dark: '#8F94E2' },
  },
  {
    level: 2,
    shape: 'cloud',
    fill: { light: '#7B8FD0', dark: '#93A6EA' },
    ink: { light: '#161B33', dark: '#10142B' },
    line: { light: '#5D71B3', dark: '#93A6EA' },
  },
  {
    level: 3,
    shape: 'seed',
    fill: { light: '#A7B5AE', dark: '#CBD6D1' },
    ink: { light: '#18211C', dark: '#18211C' },
    line: { light: '#6E7B75', dark: '#A9B7B0' },
  },
  {
    level: 4,
    shape: 'flower',
    fill: { light: '#F0A45E', dark: '#F3AE6B' },
    ink: { light: '#2E1A07', dark: '#2E1A07' },
    line: { light: '#B4651B', dark: '#F3AE6B' },
  },
  {
    level: 5,
    shape: 'sun',
    fill: { light: '#FFD94F', dark: '#FFE07A' },
    ink: { light: '#2E2203', dark: '#2E2203' },
    line: { light: '#9A7400', dark: '#FFE07A' },
  },
];

export type SignalLevel = 'low' | 'moderate' | 'high';

/** One violet-grey hue that gains weight with the level, always next to the word and the petals. */
export const SIGNALS: Record<
  SignalLevel,
  { readonly petals: 1 | 2 | 3; readonly color: SchemePair; readonly band: SchemePair }
> = {
  low: {
    petals: 1,
    color: { light: '#8888A1', dark: '#6D6D8A' },
    band: { light: '#F7F7FA', dark: '#1B2228' },
  },
  moderate: {
    petals: 2,
    color: { light: '#6D6D8A', dark: '#A7A7BC' },
    band: { light: '#ECECF2', dark: '#26263A' },
  },
  high: {
    petals: 3,
    color: { light: '#403F61', dark: '#DBDBE6' },
    band: { light: '#DBDBE6', dark: '#38384F' },
  },
};

export type Tone = 'leaf' | 'lilac' | 'sun' | 'sky' | 'mist' | 'danger' | 'plain';

/** How a found expression is marked in a text: tone and a line style that survives without colour. */
export const TEXT_MARKS = {
  exhaustion: { tone: 'sky', underline: 'solid' },
  physical: { tone: 'sun', underline: 'dashed' },
  cynicism: { tone: 'mist', underline: 'wavy' },
  selfcriticism: { tone: 'lilac', underline: 'double' },
  positive: { tone: 'leaf', underline: 'solid' },
  uncounted: { tone: 'plain', underline: 'dotted' },
} as const satisfies Record<string, { tone: Tone; underline: string }>;

/** Chart series in their fixed order: folha, manaca, ceu, ipe, bruma. */
export const CHART_SERIES = {
  light: ['#368B69', '#9E56B3', '#5F72C5', '#AD811F', '#6D6D8A'],
  dark: ['#70C39F', '#CF97E1', '#9AACEE', '#F1BD3D', '#A7A7BC'],
} as const;
