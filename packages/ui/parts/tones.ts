import type { Tone } from '../tokens/meaning.ts';
import tones from './tones.module.css';

/** Class that sets `--tone-soft`, `--tone-text` and `--tone-line` below it. */
export function toneClass(tone: Tone): string {
  return tones[tone] ?? '';
}

export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
