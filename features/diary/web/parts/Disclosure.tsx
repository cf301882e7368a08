import { UnstyledButton } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import classes from './Disclosure.module.css';

interface DisclosureProps {
  summary: string;
  icon?: ReactNode;
  children: ReactNode;
}

/** A line that opens what stands below it. */
export function Disclosure({ summary, icon, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <UnstyledButton
        className={classes.summary}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {icon}
        {summary}
      </UnstyledButton>
      <div id={id} hidden={!open}>
        {open ? children : null}
      </div>
    </div>
  );
}
