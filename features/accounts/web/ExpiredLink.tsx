import { IconClock } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes, plain } from '#packages/ui/plain/index.ts';
import { checkEmail } from '../contract/registration.rules.ts';
import type { LinkKind } from './confirm-link.ts';
import styles from './parts/account.module.css';
import { Field } from './parts/Field.tsx';
import { ResendButton } from './parts/ResendButton.tsx';

/** A mailed link that is too old, already used or damaged, and the way on for its kind. */
export function ExpiredLink({ kind }: { kind: LinkKind }) {
  const { t } = useTranslation('accounts');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.page}>
      <span className={classes(styles.tile, styles.tileSun)}>
        <IconClock size={28} stroke={1.75} aria-hidden />
      </span>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {t('expired.title')}
        </h1>
        <p className={styles.lead}>{t(`expired.text.${kind}`)}</p>
      </div>
      {kind === 'recovery' && (
        <a
          className={classes(plain.button, plain.primary, plain.big, plain.full)}
          href="/forgot-password"
        >
          {t('expired.askAgain')}
        </a>
      )}
      {kind === 'signup' && <ResendByAddress />}
      <p className={styles.foot}>
        <a href="/login">{t('mail.back')}</a>
      </p>
    </div>
  );
}

function ResendByAddress() {
  const { t } = useTranslation('accounts');
  const [email, setEmail] = useState('');
  const usable = checkEmail(email) === undefined;
  return (
    <>
      <Field
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        label={t('form.email')}
        hint={usable ? undefined : t('expired.whichEmail')}
        onInput={(event) => setEmail(event.currentTarget.value.trim())}
      />
      {usable && <ResendButton email={email} />}
    </>
  );
}
