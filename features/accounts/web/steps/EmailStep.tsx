import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkEmail } from '../../contract/registration.rules.ts';
import { useCaptcha } from '../captcha/use-captcha.tsx';
import { PASSWORD_PATH } from '../confirm-link.ts';
import styles from '../parts/account.module.css';
import { FailureNote } from '../parts/FailureNote.tsx';
import { Field } from '../parts/Field.tsx';
import { MailedCode } from '../parts/MailedCode.tsx';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { useAccountForm } from '../parts/use-account-form.ts';
import { sendMail } from '../send-mail.ts';
import { useDevelopmentInstance } from '../use-development-instance.ts';
import { StepFrame } from './StepFrame.tsx';
import type { StepProps } from './step.ts';

/** Signs in without a password: a mail brings a code to type, and a link for who prefers it. */
export default function EmailStep({ email, onSignedIn, onBack }: StepProps) {
  const { t } = useTranslation('accounts');
  const [sentTo, setSentTo] = useState<string>();
  const development = useDevelopmentInstance();
  const captcha = useCaptcha();
  const { form, busy, failure, problemOf } = useAccountForm({
    fields: ['email'],
    read: (data) => ({ email: String(data.get('email') ?? '').trim() }),
    check: (values) => {
      const problem = checkEmail(values.email);
      return problem ? { email: problem } : {};
    },
    async send(values) {
      await sendMail('magiclink', values.email, await captcha.proof());
      setSentTo(values.email);
      return undefined;
    },
  });

  if (sentTo === undefined) {
    return (
      <StepFrame
        title={t('steps.email.title')}
        lead={t('steps.email.lead')}
        icon={<IconMail size={28} stroke={1.75} aria-hidden />}
        onBack={onBack}
      >
        <form {...form}>
          <FailureNote failure={failure} />
          <Field
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            defaultValue={email}
            label={t('form.email')}
            problem={problemOf('email')}
          />
          {captcha.box}
          <SubmitButton>{t(busy ? 'steps.email.sending' : 'steps.email.submit')}</SubmitButton>
        </form>
      </StepFrame>
    );
  }
  return (
    <StepFrame
      key={sentTo}
      title={t('steps.email.sent')}
      lead={
        <>
          {t('steps.email.sentLead')} <span className={styles.address}>{sentTo}</span>
        </>
      }
      icon={<IconMail size={28} stroke={1.75} aria-hidden />}
      onBack={() => setSentTo(undefined)}
      backLabel={t('steps.email.other')}
    >
      <MailedCode
        kind="magiclink"
        email={sentTo}
        submit={t('login.submit')}
        onSignedIn={({ lostPassword }) => onSignedIn(lostPassword ? PASSWORD_PATH : undefined)}
      />
      <p className={styles.hint}>{t('steps.email.look')}</p>
      {development && (
        <p className={styles.hint}>
          <a href="/dev/mailbox">{t('mail.development')}</a>
        </p>
      )}
    </StepFrame>
  );
}
