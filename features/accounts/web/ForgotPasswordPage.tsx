import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkEmail, type Problems } from '../contract/registration.rules.ts';
import { CheckYourEmail } from './CheckYourEmail.tsx';
import { useCaptcha } from './captcha/use-captcha.tsx';
import styles from './parts/account.module.css';
import { FailureNote } from './parts/FailureNote.tsx';
import { Field } from './parts/Field.tsx';
import { SubmitButton } from './parts/SubmitButton.tsx';
import { useAccountForm } from './parts/use-account-form.ts';
import { sendMail } from './send-mail.ts';

function checkRequest({ email }: { email: string }): Problems<'email'> {
  const problem = checkEmail(email);
  return problem ? { email: problem } : {};
}

/** Asks for the mail with which a new password is chosen. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('accounts');
  const [sentTo, setSentTo] = useState<string>();
  const captcha = useCaptcha();
  const { form, busy, failure, problemOf } = useAccountForm({
    fields: ['email'],
    read: (data) => ({ email: String(data.get('email') ?? '').trim() }),
    check: checkRequest,
    async send({ email }) {
      await sendMail('recovery', email, await captcha.proof());
      setSentTo(email);
      return undefined;
    },
  });

  if (sentTo !== undefined) {
    return (
      <CheckYourEmail title={t('forgot.sent.title')} email={sentTo}>
        {t('forgot.sent.text')}
      </CheckYourEmail>
    );
  }

  return (
    <div className={styles.page}>
      <div>
        <h1>{t('forgot.title')}</h1>
        <p className={styles.lead}>{t('forgot.lead')}</p>
      </div>
      <form {...form} action="/forgot-password">
        <FailureNote
          failure={failure}
          texts={{
            too_many: t('forgot.later'),
            mail_too_soon: t('forgot.later'),
            unexpected: t('forgot.unexpected'),
          }}
        />
        <Field
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          label={t('form.email')}
          problem={problemOf('email')}
        />
        {captcha.box}
        <SubmitButton>{t(busy ? 'forgot.sending' : 'forgot.submit')}</SubmitButton>
      </form>
      <p className={styles.foot}>
        <a href="/login">{t('mail.back')}</a>
      </p>
    </div>
  );
}
