import type { CSSProperties } from 'react';
import { classNames, TEXT_MARKS, type Tone, toneClass } from '#packages/ui/index.ts';
import type { CategoryKey } from '../../contract/burnout.contract.ts';
import classes from './marks.module.css';

/** Tone of a category wherever it has a colour: tags, bars, marked words. */
export function toneOf(category: CategoryKey): Tone {
  return TEXT_MARKS[category].tone;
}

/**
 * How words of a category are marked: soft background and a line style of the category's own, so that
 * it survives without colour; words that do not count are dotted, without background.
 */
export function markProps(
  category: CategoryKey,
  counted: boolean,
): { className: string; style: CSSProperties } {
  const { tone, underline } = counted ? TEXT_MARKS[category] : TEXT_MARKS.uncounted;
  return {
    className: classNames(classes.mark, !counted && classes.uncounted, toneClass(tone)),
    style: { textDecorationStyle: underline },
  };
}
