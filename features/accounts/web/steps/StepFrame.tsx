import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classes, plain } from '#packages/ui/plain/index.ts';
import styles from '../parts/account.module.css';

interface StepFrameProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly icon: ReactNode;
  readonly onBack: () => void;
  /** Where back leads, when not to e-mail and password. */
  readonly backLabel?: string;
  readonly children?: ReactNode;
}

/** One step of the sign-in: what it is about, its form, and the way back. */
export function StepFrame({ title, lead, icon, onBack, backLabel, children }: StepFrameProps) {
  const { t } = useTranslation('accounts');
  const heading = useRef<HTMLHeadingElement>(null);
  // Reading starts here; a step with a field that comes first takes the focus on from here.
  useEffect(() => {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLInputElement)) heading.current?.focus();
  }, []);
  return (
    <div className={styles.page}>
      <span className={styles.tile}>{icon}</span>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      {children}
      <p className={styles.foot}>
        <button type="button" className={classes(plain.button, plain.quiet)} onClick={onBack}>
          <IconArrowLeft size={18} stroke={1.75} aria-hidden />
          {backLabel ?? t('steps.back')}
        </button>
      </p>
    </div>
  );
}
