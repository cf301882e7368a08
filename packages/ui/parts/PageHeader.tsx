import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './PageHeader.module.css';

interface PageHeaderProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** Buttons of the page; on mobile give an icon button of 44 px instead. */
  readonly actions?: ReactNode;
}

/** The page's one `h1`, which takes the focus when the page opens, with its lead and actions. */
export function PageHeader({ title, lead, actions }: PageHeaderProps) {
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        <Title order={1} tabIndex={-1}>
          {title}
        </Title>
        {lead ? <p className={classes.lead}>{lead}</p> : null}
      </div>
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </header>
  );
}
