import type { ReactNode } from 'react';
import classes from './FieldGroup.module.css';

interface FieldGroupProps {
  readonly legend: string;
  /** Says that it may be left open. */
  readonly optional?: string | undefined;
  readonly children: ReactNode;
}

/** Fields that answer one question. */
export function FieldGroup({ legend, optional, children }: FieldGroupProps) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>
        {legend} {optional ? <span className={classes.optional}>{optional}</span> : null}
      </legend>
      {children}
    </fieldset>
  );
}
