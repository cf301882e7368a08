import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { markSharedComputer } from '../contract/auth-client-options.ts';
import { checkSignIn } from '../contract/registration.rules.ts';
import { returnPath } from '../contract/return-path.ts';
import { hasStoredSession, loadAuth } from './load-auth.ts';
import { leaveFor } from './page-address.ts';
import styles from './parts/account.module.css';
import { CheckField } from './parts/CheckField.tsx';
import { FailureNote } from './parts/FailureNote.tsx';
import { Field } from './parts/Field.tsx';
import { PasswordField } from './parts/PasswordField.tsx';
import { ResendButton } from './parts/ResendButton.tsx';
import { SubmitButton } from './parts/SubmitButton.tsx';
import { useAccountForm } from './parts/use-account-form.ts';

const wantedPath = () =>
  returnPath(new URLSearchParams(window.location.search).get('next'), window.location.origin);

/** The sign-in screen. `go` is where a signed-in person is sent; the browser's address by default. */
export function LoginPage({ go = leaveFor }: { go?: (path: string) => void }) {
  const { t } = useTranslation('accounts');
  const [email, setEmail] = useState('');

  useEffect(() => {
    if (!hasStoredSession()) return;
    void loadAuth()
      .then((auth) => auth.getSession())
      .then(({ data }) => {
        if (data.session) go(wantedPath());
      })
      .catch(() => undefined);
  }, [go]);

  const { form, busy, failure, problemOf } = useAccountForm({
    fields: ['email', 'password'],
    read: (data) => ({
      email: String(data.get('email') ?? '').trim(),
      password: String(data.get('password') ?? ''),
      shared: data.has('shared'),
    }),
    check: checkSignIn,
    async send({ email, password, shared }) {
      setEmail(email);
      const auth = await loadAuth();
      markSharedComputer(window.sessionStorage, shared);
      const { error } = await auth.signInWithPassword({ email, password });
      if (error) throw error;
      go(wantedPath());
      return undefined;
    },
  });

  return (
    <div className={styles.page}>
      <div>
        <h1>{t('login.title')}</h1>
        <p className={styles.lead}>{t('login.lead')}</p>
      </div>
      <form {...form} action="/login">
        <FailureNote failure={failure}>
          {failure === 'email_not_confirmed' && <ResendButton email={email} />}
        </FailureNote>
        <Field
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          label={t('form.email')}
          problem={problemOf('email')}
        />
        <PasswordField
          name="password"
          autoComplete="current-password"
          label={t('form.password')}
          problem={problemOf('password')}
        />
        <div className={styles.between}>
          <CheckField name="shared" label={t('login.shared')} />
          <a className={styles.link} href="/forgot-password">
            {t('login.forgot')}
          </a>
        </div>
        <SubmitButton>{t(busy ? 'login.sending' : 'login.submit')}</SubmitButton>
      </form>
      <p className={styles.foot}>
        {t('login.first')} <a href="/register">{t('login.register')}</a>
      </p>
    </div>
  );
}
