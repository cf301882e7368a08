import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Card } from '#packages/ui/index.ts';
import classes from './profile.module.css';

interface SectionProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

/** A card of the profile with its heading. */
export function Section({ title, lead, children }: SectionProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className={classes.section}>
      <div>
        <Title order={2} id={id}>
          {title}
        </Title>
        {lead ? <p className={classes.lead}>{lead}</p> : null}
      </div>
      {children}
    </Card>
  );
}
