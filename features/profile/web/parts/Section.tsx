import { Title } from '@mantine/core';
import { type ReactNode, type RefObject, useId } from 'react';
import { Card } from '#packages/ui/index.ts';
import classes from './profile.module.css';

interface SectionProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** For a heading that takes the focus of what goes away. */
  readonly headingRef?: RefObject<HTMLHeadingElement | null>;
  readonly children?: ReactNode;
}

/** A card of the profile with its heading. */
export function Section({ title, lead, headingRef, children }: SectionProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className={classes.section}>
      <div>
        <Title order={2} id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </Title>
        {lead ? <p className={classes.lead}>{lead}</p> : null}
      </div>
      {children}
    </Card>
  );
}
