import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes, plain } from '#packages/ui/plain/index.ts';
import { checkPasswordChange } from '../contract/registration.rules.ts';
import { HOME_PATH } from '../contract/return-path.ts';
import { lacksSecondFactor } from './assurance.ts';
import { ExpiredLink } from './ExpiredLink.tsx';
import { hasStoredSession, loadAuth } from './load-auth.ts';
import { errorInAddress, leaveFor } from './page-address.ts';
import styles from './parts/account.module.css';
import { FailureNote } from './parts/FailureNote.tsx';
import { PasswordField } from './parts/PasswordField.tsx';
import { SubmitButton } from './parts/SubmitButton.tsx';
import { useAccountForm } from './parts/use-account-form.ts';

type StepView = typeof import('./steps/SecondFactorStep.tsx')['default'];

/**
 * Whether the link brought a session, and whether it suffices to set a password: who has a second
 * factor proves it first.
 */
async function standing(): Promise<'none' | 'halfway' | 'ready'> {
  if (errorInAddress(window.location) !== null) return 'none';
  if (!hasStoredSession()) return 'none';
  const auth = await loadAuth();
  const lacks = await lacksSecondFactor(auth);
  if (lacks !== undefined) return lacks ? 'halfway' : 'ready';
  // No answer is no refusal: the password itself will meet the server's word.
  const { data } = await auth.getSession();
  return data.session ? 'ready' : 'none';
}

/** Target of the password mail: sets the new password. */
export function ResetPasswordPage({ go = leaveFor }: { go?: (path: string) => void }) {
  const { t } = useTranslation('accounts');
  const [expired, setExpired] = useState(false);
  const [saved, setSaved] = useState(false);
  const [Step, setStep] = useState<StepView | null>(null);

  const check = useCallback(async () => {
    const found = await standing();
    setExpired(found === 'none');
    if (found !== 'halfway') return setStep(null);
    const { default: SecondFactorStep } = await import('./steps/SecondFactorStep.tsx');
    setStep(() => SecondFactorStep);
  }, []);
  useEffect(() => void check().catch(() => undefined), [check]);

  const { form, busy, failure, problemOf } = useAccountForm({
    fields: ['password', 'passwordConfirmation'],
    read: (data) => ({
      password: String(data.get('password') ?? ''),
      passwordConfirmation: String(data.get('passwordConfirmation') ?? ''),
    }),
    check: checkPasswordChange,
    async send({ password }) {
      const auth = await loadAuth();
      const { error } = await auth.updateUser({ password });
      if (error?.code === 'insufficient_aal') await check();
      if (error) throw error;
      setSaved(true);
      return undefined;
    },
  });

  if (expired || failure === 'link_expired') return <ExpiredLink kind="recovery" />;

  if (Step) return <Step onSignedIn={check} onBack={() => go('/login')} />;

  if (saved) {
    return (
      <div className={styles.page} role="status">
        <div>
          <h1>{t('reset.saved.title')}</h1>
          <p className={styles.lead}>{t('reset.saved.text')}</p>
        </div>
        <button
          type="button"
          className={classes(plain.button, plain.primary, plain.big, plain.full)}
          onClick={() => go(HOME_PATH)}
        >
          {t('reset.saved.go')}
        </button>
      </div>
    );
  }

  return (
    <div className={styles.page}>
      <div>
        <h1>{t('reset.title')}</h1>
        <p className={styles.lead}>{t('reset.lead')}</p>
      </div>
      <form {...form} action="/reset-password">
        <FailureNote failure={failure} />
        <PasswordField
          name="password"
          autoComplete="new-password"
          label={t('form.newPassword')}
          problem={problemOf('password')}
          hint={t('form.passwordHint')}
        />
        <PasswordField
          name="passwordConfirmation"
          autoComplete="new-password"
          label={t('form.passwordConfirmation')}
          problem={problemOf('passwordConfirmation')}
        />
        <SubmitButton>{t(busy ? 'reset.sending' : 'reset.submit')}</SubmitButton>
      </form>
    </div>
  );
}
