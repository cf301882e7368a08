import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldProblem } from '../../contract/registration.rules.ts';
import styles from './account.module.css';

interface CheckFieldProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly problem?: FieldProblem | undefined;
  readonly hint?: string;
}

/** A box to tick with its words beside it and its error below. */
export function CheckField({ name, label, problem, hint }: CheckFieldProps) {
  const { t } = useTranslation('accounts');
  const id = useId();
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div>
      <div className={styles.check}>
        <input
          id={id}
          name={name}
          type="checkbox"
          aria-invalid={problem ? true : undefined}
          aria-describedby={described || undefined}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {t(`problems.${problem}`)}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
