import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldProblem } from '../../contract/registration.rules.ts';
import styles from './account.module.css';

export interface FieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'name' | 'className'> {
  readonly name: string;
  readonly label: string;
  readonly problem?: FieldProblem | undefined;
  /** A sentence below the input, read out with it. */
  readonly hint?: ReactNode;
  /** Something that stands inside the input at its end, such as the show-password button. */
  readonly end?: ReactNode;
}

/** A labelled input whose error stands beside it and is read out with it. */
export function Field({ name, label, problem, hint, end, ...input }: FieldProps) {
  const { t } = useTranslation('accounts');
  const id = useId();
  const hintId = `${id}-hint`;
  const problemId = `${id}-problem`;
  const described = [problem && problemId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <input
          {...input}
          id={id}
          name={name}
          className={styles.input}
          aria-invalid={problem ? true : undefined}
          aria-describedby={described || undefined}
        />
        {end}
      </div>
      {problem && (
        <p id={problemId} className={styles.problem}>
          {t(`problems.${problem}`)}
        </p>
      )}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
