import { describe, expect, it } from 'vitest';
import { colourVariables } from '../css-variables.ts';
import { contrast } from './contrast.ts';
import { CHART_SERIES } from './meaning.ts';
import { PALETTE } from './palette.ts';
import { MANTINE_OVERRIDES, SEMANTIC } from './semantic.ts';

/** Least contrast of text and of graphics that mean something (WCAG 2.2 AA). */
const TEXT = 4.5;
const GRAPHIC = 3;

const TEXT_PAIRS = [
  ['ink', 'bg'],
  ['ink', 'surface'],
  ['ink', 'raised'],
  ['muted', 'bg'],
  ['muted', 'surface'],
  ['muted', 'raised'],
  ['muted', 'sunken'],
  ['muted', 'panel'],
  ['brand-text', 'surface'],
  ['brand-text', 'bg'],
  ['brand-text', 'brand-soft'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-hover'],
  ['lilac-text', 'lilac-soft'],
  ['sun-text', 'sun-soft'],
  ['sky-text', 'sky-soft'],
  ['mist-text', 'mist-soft'],
  ['danger-text', 'danger-soft'],
  ['danger-text', 'surface'],
  ['em1-ink', 'em1'],
  ['em2-ink', 'em2'],
  ['em3-ink', 'em3'],
  ['em4-ink', 'em4'],
  ['em5-ink', 'em5'],
] as const;

const GRAPHIC_PAIRS = [
  ['line-strong', 'surface'],
  ['line-strong', 'bg'],
  ['line-strong', 'sunken'],
  ['signal-low', 'surface'],
  ['signal-moderate', 'surface'],
  ['signal-high', 'surface'],
  ['lilac-line', 'lilac-soft'],
  ['sun-line', 'sun-soft'],
  ['sky-line', 'sky-soft'],
  ['mist-line', 'surface'],
  ['em1-line', 'surface'],
  ['em2-line', 'surface'],
  ['em3-line', 'surface'],
  ['em4-line', 'surface'],
  ['em5-line', 'surface'],
] as const;

describe.each(['light', 'dark'] as const)('in %s', (scheme) => {
  const colours = colourVariables(scheme);
  const colour = (name: string) => {
    const value = colours[`--${name}`];
    if (!value) throw new Error(`No colour ${name}`);
    return value;
  };

  it.each(TEXT_PAIRS)('text %s on %s', (ink, ground) => {
    expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(GRAPHIC_PAIRS)('graphic %s on %s', (line, ground) => {
    expect(contrast(colour(line), colour(ground))).toBeGreaterThanOrEqual(GRAPHIC);
  });

  it.each(CHART_SERIES[scheme])('chart series %s on a card', (series) => {
    expect(contrast(series, colour('surface'))).toBeGreaterThanOrEqual(GRAPHIC);
  });

  it.each([
    ['dimmed', 'body'],
    ['placeholder', 'body'],
    ['error', 'body'],
    ['anchor', 'body'],
    ['disabled-color', 'body'],
    ['folha-light-color', 'folha-light'],
    ['folha-light-color', 'folha-light-hover'],
  ])('text of the component kit: %s on %s', (ink, ground) => {
    const kit: Record<string, string> = MANTINE_OVERRIDES[scheme];
    const value = (name: string) => kit[`--mantine-color-${name}`] ?? '';
    expect(contrast(value(ink), value(ground))).toBeGreaterThanOrEqual(TEXT);
  });
});

it.each(Object.entries(PALETTE))('a filled control in %s carries its ink', (name, scale) => {
  // Mantine fills with step 7 in light and 4 in dark; `dark` is a ground, never a filling.
  if (name === 'dark') return expect(scale).toHaveLength(10);
  expect(contrast(scale[7], SEMANTIC['on-brand'].light)).toBeGreaterThanOrEqual(TEXT);
  expect(contrast(scale[4], SEMANTIC['on-brand'].dark)).toBeGreaterThanOrEqual(TEXT);
});

it('measures as the standard does', () => {
  expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
});
