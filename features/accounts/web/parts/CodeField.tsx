import { useTranslation } from 'react-i18next';
import styles from './account.module.css';
import { Field, type FieldProps } from './Field.tsx';
import { useFirstFocus } from './use-first-focus.ts';

type CodeFieldProps = Pick<FieldProps, 'label' | 'problem' | 'hint'>;

/**
 * The field of a six-digit code: filled in by the device where it can, pasted with or without
 * blanks, and given the focus when it appears.
 */
export function CodeField({ hint, ...props }: Partial<CodeFieldProps>) {
  const { t } = useTranslation('accounts');
  const box = useFirstFocus();
  return (
    <div ref={box} className={styles.code}>
      <Field
        label={t('code.label')}
        {...props}
        name="code"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        hint={hint ?? t('code.hint')}
      />
    </div>
  );
}
