import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes, plain } from '#packages/ui/plain/index.ts';
import { RESEND_WAIT_SECONDS } from '../../contract/registration.rules.ts';
import { type AccountFailure, failureOf } from '../account-failure.ts';
import { useCaptcha } from '../captcha/use-captcha.tsx';
import { sendMail } from '../send-mail.ts';
import styles from './account.module.css';
import { useCountdown } from './use-countdown.ts';

/** Mails that bring a code to type and a link to press. */
export type MailedKind = 'signup' | 'recovery' | 'magiclink';

interface ResendButtonProps {
  readonly kind?: MailedKind;
  readonly email: string;
  /** A mail has just gone out, so the wait begins at once. */
  readonly justSent?: boolean;
}

/** Sends a mail again, the confirmation by default, and shows how long until it can be asked for once more. */
export function ResendButton({ kind = 'signup', email, justSent = false }: ResendButtonProps) {
  const { t } = useTranslation('accounts');
  const wait = useCountdown(justSent ? RESEND_WAIT_SECONDS : 0);
  const [sent, setSent] = useState(false);
  const captcha = useCaptcha();
  const [failure, setFailure] = useState<AccountFailure>();

  async function resend() {
    if (wait.seconds > 0) return;
    wait.start(RESEND_WAIT_SECONDS);
    setSent(false);
    setFailure(undefined);
    try {
      await sendMail(kind, email, await captcha.proof());
      setSent(true);
    } catch (error) {
      const reason = failureOf(error);
      setFailure(reason);
      if (reason !== 'mail_too_soon') wait.start(0);
    }
  }

  return (
    <div className={styles.resend}>
      {captcha.box}
      <button
        type="button"
        className={classes(plain.button, plain.soft)}
        aria-disabled={wait.seconds > 0}
        onClick={() => void resend()}
      >
        {wait.seconds > 0 ? t('resend.wait', { seconds: wait.seconds }) : t('resend.button')}
      </button>
      <p role="status" className={styles.hint}>
        {sent && t('resend.sent')}
        {failure && t(`failures.${failure}`)}
      </p>
    </div>
  );
}
