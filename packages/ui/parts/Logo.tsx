import { Drawing } from '../art/Drawing.tsx';
import { logoMark } from '../art/logo.ts';
import classes from './Logo.module.css';

interface LogoProps {
  /** Height of the mark in pixels. */
  readonly size?: number;
  /** Hides the name and leaves the mark; the link around it then needs a label. */
  readonly markOnly?: boolean;
}

const MARK = new Map<number, string>();

/** The mark with the name in lower case. Put it inside the link that leads home. */
export function Logo({ size = 32, markOnly = false }: LogoProps) {
  const mark = MARK.get(size) ?? logoMark(size);
  MARK.set(size, mark);
  return (
    <span className={classes.logo}>
      <Drawing svg={mark} />
      {markOnly ? null : <span>florescer</span>}
    </span>
  );
}
