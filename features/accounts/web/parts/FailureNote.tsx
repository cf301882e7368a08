import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountFailure } from '../account-failure.ts';
import styles from './account.module.css';

interface FailureNoteProps {
  readonly failure: AccountFailure | undefined;
  /** What did not come about. */
  readonly title?: string;
  /** What is wrong with the fields, for those who cannot see all of them at once. */
  readonly summary?: string | undefined;
  /** The texts of one screen where they differ from the common ones. */
  readonly texts?: Partial<Record<AccountFailure, string>>;
  /** What the person can do about it. */
  readonly children?: ReactNode;
}

/** What went wrong with a whole form and what comes next; read out as soon as it appears. */
export function FailureNote({ failure, title, summary, texts, children }: FailureNoteProps) {
  const { t } = useTranslation('accounts');
  return (
    <div role="alert" className={styles.alert}>
      {summary && <p className={styles.unseen}>{summary}</p>}
      {failure && (
        <div className={styles.failure}>
          <IconInfoCircle size={20} stroke={1.75} aria-hidden />
          <div>
            {title ? <strong>{title}</strong> : null}
            <p>{texts?.[failure] ?? t(`failures.${failure}`)}</p>
            {children}
          </div>
        </div>
      )}
    </div>
  );
}
