import type { ReactNode } from 'react';
import { IconTile } from '#packages/ui/index.ts';
import classes from './profile.module.css';

interface RowProps {
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
}

/** One thing of a list of the profile: what it is, since when, and what can be done about it. */
export function Row({ icon, title, text, action }: RowProps) {
  return (
    <li className={classes.item}>
      <IconTile tone="leaf">{icon}</IconTile>
      <div className={classes.itemWords}>
        <strong>{title}</strong>
        {text ? <span className={classes.hint}>{text}</span> : null}
      </div>
      {action}
    </li>
  );
}
