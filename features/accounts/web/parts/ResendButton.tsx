import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes, plain } from '#packages/ui/plain/index.ts';
import { RESEND_WAIT_SECONDS } from '../../contract/registration.rules.ts';
import { type AccountFailure, failureOf } from '../account-failure.ts';
import { loadAuth } from '../load-auth.ts';
import { confirmationTarget } from '../page-address.ts';
import styles from './account.module.css';
import { useCountdown } from './use-countdown.ts';

interface ResendButtonProps {
  readonly email: string;
  /** A mail has just gone out, so the wait begins at once. */
  readonly justSent?: boolean;
}

/** Sends the confirmation mail again and shows how long until it can be asked for once more. */
export function ResendButton({ email, justSent = false }: ResendButtonProps) {
  const { t } = useTranslation('accounts');
  const wait = useCountdown(justSent ? RESEND_WAIT_SECONDS : 0);
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState<AccountFailure>();

  async function resend() {
    if (wait.seconds > 0) return;
    wait.start(RESEND_WAIT_SECONDS);
    setSent(false);
    setFailure(undefined);
    try {
      const auth = await loadAuth();
      const { error } = await auth.resend({
        type: 'signup',
        email,
        options: { emailRedirectTo: confirmationTarget() },
      });
      if (error) throw error;
      setSent(true);
    } catch (error) {
      const reason = failureOf(error);
      setFailure(reason);
      if (reason !== 'mail_too_soon') wait.start(0);
    }
  }

  return (
    <div className={styles.resend}>
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
