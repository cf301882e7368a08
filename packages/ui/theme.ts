import {
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';
import {
  BREAKPOINTS,
  FONT_FAMILY,
  FONT_SIZES,
  HEADINGS,
  LINE_HEIGHTS,
  RADIUS,
  SHADOWS,
  SPACING,
} from './tokens/measures.ts';
import { PALETTE, PALETTE_ALIASES, type PaletteName } from './tokens/palette.ts';

function tuples(): Record<string, MantineColorsTuple> {
  const named = (name: PaletteName): MantineColorsTuple => PALETTE[name];
  return Object.fromEntries([
    ...Object.keys(PALETTE).map((name) => [name, named(name as PaletteName)] as const),
    ...Object.entries(PALETTE_ALIASES).map(([alias, name]) => [alias, named(name)] as const),
  ]);
}

/** Words that Mantine's controls say to a screen reader; the app gives them in the chosen language. */
export interface ThemeLabels {
  readonly close: string;
  readonly togglePassword: string;
}

/**
 * Mantine chooses the ink of a filled control once, for the light scheme; ours follows the scheme.
 * Every scale's filled step carries `--on-brand` (step 7 white, step 4 in dark near black).
 */
const filledInk: VariantColorsResolver = (input) => {
  const colours = defaultVariantColorsResolver(input);
  const own = !input.color || input.color in PALETTE || input.color in PALETTE_ALIASES;
  return input.variant === 'filled' && own ? { ...colours, color: 'var(--on-brand)' } : colours;
};

/** The header of a dialog is no banner of the page. */
const NO_LANDMARK = { role: 'none' };

/** Heights of visual language section 10: 36 in rows, 44 as the rule, 56 for the primary on mobile. */
const BUTTON_SIZES: Record<string, { height: string; padding: string; font: string }> = {
  sm: { height: '2.25rem', padding: '0.875rem', font: '0.875rem' },
  md: { height: '2.75rem', padding: '1.25rem', font: '0.9375rem' },
  lg: { height: '3.5rem', padding: '1.75rem', font: '1.0625rem' },
};

function buttonSize(_: unknown, { size }: { size?: string }) {
  const known = BUTTON_SIZES[size ?? 'md'];
  if (!known) return { root: {} };
  return {
    root: {
      '--button-height': known.height,
      '--button-padding-x': known.padding,
      '--button-fz': known.font,
    },
  };
}

function inputSize(_: unknown, { size }: { size?: string }) {
  return { wrapper: size === undefined || size === 'md' ? { '--input-height': '3rem' } : {} };
}

/** Mantine in our colours, measures and defaults. Made again when the language changes, for its labels. */
export function makeTheme(labels: ThemeLabels) {
  const closeLabel = { 'aria-label': labels.close };
  return createTheme({
    fontFamily: FONT_FAMILY,
    headings: { fontFamily: FONT_FAMILY, textWrap: 'balance', ...HEADINGS },
    primaryColor: 'folha',
    primaryShade: { light: 7, dark: 4 },
    autoContrast: true,
    variantColorResolver: filledInk,
    luminanceThreshold: 0.3,
    black: PALETTE.dark[8],
    white: '#FFFFFF',
    colors: tuples(),
    fontSizes: FONT_SIZES,
    lineHeights: LINE_HEIGHTS,
    spacing: SPACING,
    radius: RADIUS,
    defaultRadius: 'md',
    breakpoints: BREAKPOINTS,
    shadows: SHADOWS.light,
    cursorType: 'pointer',
    focusRing: 'auto',
    respectReducedMotion: true,
    components: {
      ActionIcon: {
        defaultProps: { variant: 'subtle', color: 'gray', size: 44, radius: 'xl' },
      },
      Anchor: { defaultProps: { underline: 'always' } },
      Badge: { defaultProps: { tt: 'none', fw: 600, variant: 'light', size: 'lg' } },
      Button: { defaultProps: { radius: 999, size: 'md' }, vars: buttonSize },
      // Rounder, and it would look like one choice of several.
      Checkbox: { defaultProps: { iconColor: 'var(--on-brand)', radius: 6 } },
      Chip: { vars: () => ({ root: { '--chip-color': 'var(--on-brand)' } }) },
      CloseButton: { defaultProps: { size: 44, ...closeLabel } },
      DrawerHeader: { defaultProps: NO_LANDMARK },
      // Of what stands alone, such as a box to tick, Mantine makes it smaller than text may be.
      InputDescription: {
        vars: () => ({
          description: { '--input-description-size': 'var(--mantine-font-size-sm)' },
        }),
      },
      Input: { defaultProps: { size: 'md' }, vars: inputSize },
      Loader: { defaultProps: { type: 'dots' } },
      // Above the toasts: on a phone one may lie where the menu of a row opens.
      Menu: { defaultProps: { radius: 'lg', shadow: 'xl', withinPortal: true, zIndex: 450 } },
      Modal: {
        defaultProps: {
          radius: 'xl',
          shadow: 'xl',
          centered: true,
          closeButtonProps: closeLabel,
        },
      },
      ModalHeader: { defaultProps: NO_LANDMARK },
      PasswordInput: {
        defaultProps: {
          size: 'md',
          visibilityToggleButtonProps: { 'aria-label': labels.togglePassword },
        },
      },
      Popover: { defaultProps: { radius: 'lg', shadow: 'xl' } },
      Radio: { defaultProps: { iconColor: 'var(--on-brand)' } },
      Select: { defaultProps: { size: 'md', allowDeselect: false } },
      Textarea: { defaultProps: { size: 'md', autosize: true } },
      TextInput: { defaultProps: { size: 'md' } },
      Title: { defaultProps: { order: 2 } },
      Tooltip: { defaultProps: { radius: 'sm', openDelay: 300 } },
    },
  });
}
