import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react';
import type { Tone } from '../tokens/meaning.ts';
import classes from './surfaces.module.css';
import { classNames, toneClass } from './tones.ts';

interface CardProps extends ComponentPropsWithoutRef<'section'> {
  /** `section` needs a heading inside or a label; `div` for mere grouping. */
  readonly as?: ElementType;
  /** Without padding, for lists and tables that reach the edge. */
  readonly flush?: boolean;
}

/** A surface with a line and no shadow: shadow means floating. */
export function Card({ as: Element = 'section', flush, className, ...rest }: CardProps) {
  return (
    <Element className={classNames(classes.card, flush && classes.flush, className)} {...rest} />
  );
}

interface IconTileProps {
  readonly tone: Tone;
  readonly large?: boolean;
  /** A Tabler outline icon, 22 px (32 px on the large tile), stroke 1.75. */
  readonly children: ReactNode;
}

/** A decorative icon on its soft square; the word stands beside it. */
export function IconTile({ tone, large, children }: IconTileProps) {
  return (
    <span className={classNames(classes.tile, large && classes.large, toneClass(tone))} aria-hidden>
      {children}
    </span>
  );
}

/** A short fact in a pill; no control. */
export function Tag({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={classNames(classes.tag, toneClass(tone))}>{children}</span>;
}

interface NoteProps {
  readonly tone?: Tone;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  readonly role?: 'status' | 'alert' | 'note';
}

/** A quiet remark beside the thing it is about; `role="alert"` when it tells of a failure. */
export function Note({ tone = 'plain', icon, role, children }: NoteProps) {
  return (
    <div className={classNames(classes.note, toneClass(tone))} role={role}>
      {icon}
      <div>{children}</div>
    </div>
  );
}
