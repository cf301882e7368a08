import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { classes } from '#packages/ui/plain/index.ts';
import styles from './landing.module.css';
import mobile from './mobile/landing.mobile.module.css';

export interface SectionProps {
  /** Where links within the page lead; a folded section opens for them by itself. */
  readonly id: string;
  readonly title: string;
  /** On a phone: the title alone, which opens the rest. */
  readonly folded?: boolean;
  /** How title and content stand beside each other where there is room. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** A section of the landing page under its title. */
export function Section({ id, title, folded = false, className, children }: SectionProps) {
  const titleId = `${id}-title`;
  const heading = (
    <h2 id={titleId} className={styles.title}>
      {title}
    </h2>
  );
  if (folded) {
    return (
      <section aria-labelledby={titleId}>
        <details className={mobile.fold}>
          <summary>
            {heading}
            <IconChevronDown size={22} stroke={1.75} aria-hidden />
          </summary>
          <div id={id}>{children}</div>
        </details>
      </section>
    );
  }
  return (
    <section id={id} className={classes(styles.section, className)} aria-labelledby={titleId}>
      {heading}
      {children}
    </section>
  );
}
