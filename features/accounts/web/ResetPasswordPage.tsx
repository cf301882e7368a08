import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes, plain } from '#packages/ui/plain/index.ts';
import { checkPasswordChange } from '../contract/registration.rules.ts';
import { HOME_PATH } from '../contract/return-path.ts';
import { ExpiredLink } from './ExpiredLink.tsx';
import { hasStoredSession, loadAuth } from './load-auth.ts';
import { errorInAddress, leaveFor, sessionInAddress } from './page-address.ts';
import styles from './parts/account.module.css';
import { FailureNote } from './parts/FailureNote.tsx';
import { PasswordField } from './parts/PasswordField.tsx';
import { SubmitButton } from './parts/SubmitButton.tsx';
import { useAccountForm } from './parts/use-account-form.ts';

/** Whether the link brought a session with which a password can be set. */
async function cameWithSession(): Promise<boolean> {
  if (errorInAddress(window.location) !== null) return false;
  if (!sessionInAddress(window.location.hash) && !hasStoredSession()) return false;
  const { data } = await (await loadAuth()).getSession();
  return data.session !== null;
}

/** Target of the password mail: sets the new password. */
export function ResetPasswordPage({ go = leaveFor }: { go?: (path: string) => void }) {
  const { t } = useTranslation('accounts');
  const [expired, setExpired] = useState(false);
  const [saved, setSaved] = useState(false);

  useEffect(() => {
    void cameWithSession()
      .then((with_) => setExpired(!with_))
      .catch(() => undefined);
  }, []);

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
      if (error) throw error;
      setSaved(true);
      return undefined;
    },
  });

  if (expired || failure === 'link_expired') return <ExpiredLink kind="recovery" />;

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
