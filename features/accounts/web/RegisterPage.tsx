import { IconPlant2 } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adviseOnPassword } from '../contract/password.rules.ts';
import {
  checkRegistration,
  REGISTRATION_FIELDS,
  type Registration,
} from '../contract/registration.rules.ts';
import { CheckYourEmail } from './CheckYourEmail.tsx';
import { LEGAL_DOCUMENTS, LegalDialog, type LegalDocument } from './legal/LegalDialog.tsx';
import { loadAuth } from './load-auth.ts';
import { confirmationTarget } from './page-address.ts';
import styles from './parts/account.module.css';
import { CheckField } from './parts/CheckField.tsx';
import { FailureNote } from './parts/FailureNote.tsx';
import { Field } from './parts/Field.tsx';
import { PasswordField } from './parts/PasswordField.tsx';
import { SubmitButton } from './parts/SubmitButton.tsx';
import { useAccountForm } from './parts/use-account-form.ts';

function readRegistration(data: FormData): Registration {
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    fullName: text('fullName').trim(),
    email: text('email').trim(),
    password: text('password'),
    passwordConfirmation: text('passwordConfirmation'),
    termsAccepted: data.has('termsAccepted'),
  };
}

/** Registration for a free account: name, e-mail, password, acceptance of the terms. */
export function RegisterPage() {
  const { t, i18n } = useTranslation('accounts');
  const [sentTo, setSentTo] = useState<string>();
  const [password, setPassword] = useState('');
  const [document, setDocument] = useState<LegalDocument>();
  const passwordBox = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The hint must also judge what was typed or filled in before the page came alive.
    setPassword(passwordBox.current?.querySelector('input')?.value ?? '');
    // Links elsewhere name a document: /register#privacy.
    setDocument(LEGAL_DOCUMENTS.find((name) => `#${name}` === window.location.hash));
  }, []);

  const { form, busy, failure, problemOf } = useAccountForm({
    fields: REGISTRATION_FIELDS,
    read: readRegistration,
    check: checkRegistration,
    async send({ fullName, email, password }) {
      const auth = await loadAuth();
      const { data, error } = await auth.signUp({
        email,
        password,
        options: {
          emailRedirectTo: confirmationTarget(),
          data: {
            full_name: fullName,
            language: i18n.language,
            time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
            terms_accepted_at: new Date().toISOString(),
          },
        },
      });
      if (error) throw error;
      // An address in use is answered with a look-alike that has no identities.
      if (data.user?.identities?.length === 0) return 'email_taken';
      setSentTo(email);
      return undefined;
    },
  });

  if (sentTo !== undefined) {
    return (
      <CheckYourEmail title={t('register.sent.title')} email={sentTo} resend>
        {t('register.sent.text')}
      </CheckYourEmail>
    );
  }

  const open = (which: LegalDocument, words: string): ReactNode => (
    <button type="button" className={styles.inline} onClick={() => setDocument(which)}>
      {words}
    </button>
  );

  return (
    <div className={styles.page}>
      <div>
        <h1>{t('register.title')}</h1>
        <p className={styles.lead}>{t('register.lead')}</p>
      </div>
      <div className={styles.plan}>
        <IconPlant2 size={22} stroke={1.75} aria-hidden />
        <div>
          <p>
            <strong>{t('register.plan.name')}</strong>
          </p>
          <p className={styles.hint}>{t('register.plan.text')}</p>
        </div>
      </div>
      <form {...form} action="/register">
        <FailureNote failure={failure}>
          {failure === 'email_taken' && <a href="/login">{t('register.signIn')}</a>}
        </FailureNote>
        <Field
          name="fullName"
          autoComplete="name"
          label={t('form.fullName')}
          problem={problemOf('fullName')}
        />
        <Field
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          label={t('form.email')}
          problem={problemOf('email')}
        />
        <div
          ref={passwordBox}
          onInput={(event) => {
            if (event.target instanceof HTMLInputElement) setPassword(event.target.value);
          }}
        >
          <PasswordField
            name="password"
            autoComplete="new-password"
            label={t('form.password')}
            problem={problemOf('password')}
            hint={
              password === ''
                ? t('form.passwordHint')
                : t(`strength.${adviseOnPassword(password).strength}`)
            }
          />
        </div>
        <PasswordField
          name="passwordConfirmation"
          autoComplete="new-password"
          label={t('form.passwordConfirmation')}
          problem={problemOf('passwordConfirmation')}
        />
        <div>
          <CheckField
            name="termsAccepted"
            label={t('register.terms')}
            problem={problemOf('termsAccepted')}
          />
          <p className={styles.papers}>
            <span>{t('register.read')}</span>
            {open('terms', t('register.termsLink'))}
            {open('privacy', t('register.privacyLink'))}
            {open('protection', t('register.protectionLink'))}
          </p>
        </div>
        <SubmitButton>{t(busy ? 'register.sending' : 'register.submit')}</SubmitButton>
      </form>
      <p className={styles.foot}>
        {t('register.have')} <a href="/login">{t('register.signIn')}</a>
      </p>
      {document && <LegalDialog document={document} onClose={() => setDocument(undefined)} />}
    </div>
  );
}
