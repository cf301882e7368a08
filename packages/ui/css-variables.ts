import type { CSSVariablesResolver } from '@mantine/core';
import { EMOTIONS, SIGNALS } from './tokens/meaning.ts';
import { MOTION, SHADOWS } from './tokens/measures.ts';
import { MANTINE_OVERRIDES, type SchemePair, SEMANTIC } from './tokens/semantic.ts';

type Scheme = keyof SchemePair;

/**
 * Every colour of ours as a CSS variable of one scheme: semantic names (`--ink`), emotions (`--em1`
 * fill, `--em1-ink` face, `--em1-line` charts), signal levels (`--signal-low`, `--signal-low-band`).
 */
export function colourVariables(scheme: Scheme): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const [name, pair] of Object.entries(SEMANTIC)) variables[`--${name}`] = pair[scheme];
  for (const { level, fill, ink, line } of EMOTIONS) {
    variables[`--em${level}`] = fill[scheme];
    variables[`--em${level}-ink`] = ink[scheme];
    variables[`--em${level}-line`] = line[scheme];
  }
  for (const [name, { color, band }] of Object.entries(SIGNALS)) {
    variables[`--signal-${name}`] = color[scheme];
    variables[`--signal-${name}-band`] = band[scheme];
  }
  variables['--shadow-md'] = SHADOWS[scheme].md;
  variables['--shadow-xl'] = SHADOWS[scheme].xl;
  return variables;
}

const MOTION_VARIABLES = {
  '--fast': MOTION.fast,
  '--base': MOTION.base,
  '--slow': MOTION.slow,
  '--ease': MOTION.ease,
  '--spring': MOTION.spring,
};

/** Mantine's hook for our variables: the measured overrides and our own names, by colour scheme. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: MOTION_VARIABLES,
  light: {
    ...MANTINE_OVERRIDES.light,
    ...colourVariables('light'),
    '--mantine-primary-color-contrast': SEMANTIC['on-brand'].light,
  },
  dark: {
    ...MANTINE_OVERRIDES.dark,
    ...colourVariables('dark'),
    '--mantine-primary-color-contrast': SEMANTIC['on-brand'].dark,
    '--mantine-shadow-sm': SHADOWS.dark.sm,
    '--mantine-shadow-md': SHADOWS.dark.md,
    '--mantine-shadow-xl': SHADOWS.dark.xl,
  },
});

/**
 * The same colours as a style sheet for pages without Mantine: follows the system's scheme, and
 * `data-mantine-color-scheme` on the root element where the person chose one.
 */
export function colourSheet(): string {
  const block = (variables: Record<string, string>) =>
    Object.entries(variables)
      .map(([name, value]) => `${name}:${value}`)
      .join(';');
  const light = `${block(colourVariables('light'))};${block(MOTION_VARIABLES)}`;
  const dark = block(colourVariables('dark'));
  return (
    `:root{color-scheme:light;${light}}` +
    `@media(prefers-color-scheme:dark){:root:not([data-mantine-color-scheme=light]){color-scheme:dark;${dark}}}` +
    `:root[data-mantine-color-scheme=dark]{color-scheme:dark;${dark}}`
  );
}
