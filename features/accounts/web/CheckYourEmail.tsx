import { IconMail } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classes, plain } from '#packages/ui/plain/index.ts';
import { PASSWORD_PATH } from './confirm-link.ts';
import { leaveFor, wantedPath } from './page-address.ts';
import styles from './parts/account.module.css';
import { MailedCode } from './parts/MailedCode.tsx';
import { useDevelopmentInstance } from './use-development-instance.ts';

interface CheckYourEmailProps {
  readonly title: string;
  readonly email: string;
  /** The mail confirms a registration; otherwise it is the one for a new password. */
  readonly resend?: boolean;
  /** What happens once the mail was followed. */
  readonly after?: string | undefined;
  readonly children: ReactNode;
  /** Where a right code leads; the browser's address by default. */
  readonly go?: (path: string) => void;
}

/** What follows once a mail is on its way: where it went, its code, how to get another one. */
export function CheckYourEmail({
  title,
  email,
  resend = false,
  after,
  children,
  go = leaveFor,
}: CheckYourEmailProps) {
  const { t } = useTranslation('accounts');
  const development = useDevelopmentInstance();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone: start reading at the new heading.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.page}>
      <span className={styles.tile}>
        <IconMail size={28} stroke={1.75} aria-hidden />
      </span>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.lead}>
          {children} <span className={styles.address}>{email}</span>
        </p>
      </div>
      {after && <p>{after}</p>}
      <MailedCode
        kind={resend ? 'signup' : 'recovery'}
        email={email}
        submit={t(resend ? 'code.confirm' : 'code.continue')}
        onSignedIn={({ lostPassword }) =>
          go(resend && !lostPassword ? wantedPath() : PASSWORD_PATH)
        }
      />
      <p className={styles.hint}>{t('mail.look')}</p>
      {development && (
        <p className={styles.actions}>
          <a className={classes(plain.button, plain.outline)} href="/dev/mailbox">
            {t('mail.development')}
          </a>
        </p>
      )}
      <p className={styles.foot}>
        <a href="/login">{t('mail.back')}</a>
      </p>
    </div>
  );
}
