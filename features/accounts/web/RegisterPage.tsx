import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { planOf, TRIAL_DAYS } from '#features/access/contract/access.rules.ts';
import { adviseOnPassword } from '../contract/password.rules.ts';
import { registrationMetadata } from '../contract/plan-wish.rules.ts';
import {
  checkRegistration,
  REGISTRATION_FIELDS,
  type Registration,
  type RegistrationField,
} from '../contract/registration.rules.ts';
import { CheckYourEmail } from './CheckYourEmail.tsx';
import { useCaptcha } from './captcha/use-captcha.tsx';
import { LegalDialog } from './legal/LegalDialog.tsx';
import { LEGAL_DOCUMENTS, type LegalDocument } from './legal/legal-texts.ts';
import { loadAuth } from './load-auth.ts';
import { comesByInvitation, confirmationTarget, invitedAddress } from './page-address.ts';
import styles from './parts/account.module.css';
import { CheckField } from './parts/CheckField.tsx';
import { CnpjField } from './parts/CnpjField.tsx';
import { FailureNote } from './parts/FailureNote.tsx';
import { Field } from './parts/Field.tsx';
import { PasswordField } from './parts/PasswordField.tsx';
import { PlanField } from './parts/PlanField.tsx';
import { SubmitButton } from './parts/SubmitButton.tsx';
import { useAccountForm } from './parts/use-account-form.ts';

function readRegistration(data: FormData): Registration {
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    fullName: text('fullName').trim(),
    email: text('email').trim(),
    plan: planOf(text('plan')),
    companyName: text('companyName').trim(),
    cnpj: text('cnpj'),
    password: text('password'),
    passwordConfirmation: text('passwordConfirmation'),
    termsAccepted: data.has('termsAccepted'),
  };
}

/** Registration: name, e-mail, plan, a business's name and CNPJ, password, acceptance of the terms. */
export function RegisterPage() {
  const { t, i18n } = useTranslation('accounts');
  const [sent, setSent] = useState<Registration>();
  const [isInvited, setInvited] = useState(false);
  const [password, setPassword] = useState('');
  const [document, setDocument] = useState<LegalDocument>();
  const captcha = useCaptcha();
  const passwordBox = useRef<HTMLDivElement>(null);
  const email = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // The hint must also judge what was typed or filled in before the page came alive.
    setPassword(passwordBox.current?.querySelector('input')?.value ?? '');
    const invited = invitedAddress();
    if (invited && email.current?.value === '') email.current.value = invited;
    setInvited(comesByInvitation());
    // Links elsewhere name a document: /register#privacy.
    setDocument(LEGAL_DOCUMENTS.find((name) => `#${name}` === window.location.hash));
  }, []);

  const { form, busy, failure, problemOf, refused } = useAccountForm({
    fields: REGISTRATION_FIELDS,
    read: readRegistration,
    check: checkRegistration,
    async send(registration) {
      const { email, password } = registration;
      const auth = await loadAuth();
      const { data, error } = await auth.signUp({
        email,
        password,
        options: {
          ...(await captcha.proof()),
          emailRedirectTo: confirmationTarget(),
          data: registrationMetadata(registration, {
            language: i18n.language,
            timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
            now: new Date(),
          }),
        },
      });
      if (error) throw error;
      // An address in use is answered with a look-alike that has no identities.
      if (data.user?.identities?.length === 0) return 'email_taken';
      setSent(registration);
      return undefined;
    },
  });

  if (sent) {
    const trial = sent.plan === 'free' ? undefined : t('register.sent.trial', { days: TRIAL_DAYS });
    return (
      <CheckYourEmail title={t('register.sent.title')} email={sent.email} resend after={trial}>
        {t('register.sent.text')}
      </CheckYourEmail>
    );
  }

  const label = (field: RegistrationField) =>
    t(field === 'termsAccepted' ? 'register.termsLink' : `form.${field}`);
  const summary =
    refused.length > 0
      ? t('form.summary', {
          count: refused.length,
          fields: new Intl.ListFormat(i18n.language).format(refused.map(label)),
        })
      : undefined;

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
      <form {...form} action="/register">
        <Field
          name="fullName"
          autoComplete="name"
          label={label('fullName')}
          problem={problemOf('fullName')}
        />
        <Field
          ref={email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          label={label('email')}
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
            label={label('password')}
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
          label={label('passwordConfirmation')}
          problem={problemOf('passwordConfirmation')}
        />
        {isInvited ? null : (
          <>
            <PlanField />
            <div className={styles.company}>
              <Field
                name="companyName"
                autoComplete="organization"
                label={label('companyName')}
                problem={problemOf('companyName')}
              />
              <CnpjField problem={problemOf('cnpj')} />
            </div>
          </>
        )}
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
        {captcha.box}
        {/* Beside the button: the beginning of this form is out of sight by then. */}
        <FailureNote failure={failure} title={t('register.failed')} summary={summary}>
          {failure === 'email_taken' && <a href="/login">{t('register.signIn')}</a>}
        </FailureNote>
        <SubmitButton>{t(busy ? 'register.sending' : 'register.submit')}</SubmitButton>
      </form>
      <p className={styles.foot}>
        {t('register.have')} <a href="/login">{t('register.signIn')}</a>
      </p>
      {document && <LegalDialog document={document} onClose={() => setDocument(undefined)} />}
    </div>
  );
}
