import type { Factor } from '@supabase/auth-js';
import { IconKey } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes, plain } from '#packages/ui/plain/index.ts';
import { RESEND_WAIT_SECONDS } from '../../contract/registration.rules.ts';
import { type AccountFailure, failureOf } from '../account-failure.ts';
import { loadAuth } from '../load-auth.ts';
import styles from '../parts/account.module.css';
import { CodeForm } from '../parts/CodeForm.tsx';
import { FailureNote } from '../parts/FailureNote.tsx';
import { Field } from '../parts/Field.tsx';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { useAccountForm } from '../parts/use-account-form.ts';
import { useCountdown } from '../parts/use-countdown.ts';
import { useFirstFocus } from '../parts/use-first-focus.ts';

export interface FactorFormProps {
  readonly factor: Factor;
  readonly onDone: () => void | Promise<void>;
  /** The factor was taken away meanwhile. */
  readonly onGone: () => void;
}

/** Sends an answer to the auth service; a factor that is gone is told apart from a wrong answer. */
async function prove(
  { onDone, onGone }: FactorFormProps,
  answer: () => Promise<{ error: unknown }>,
): Promise<void> {
  const { error } = await answer();
  if (error && failureOf(error) === 'factor_gone') return onGone();
  if (error) throw error;
  await onDone();
}

/** The code that an authenticator app shows. */
export function AppForm(props: FactorFormProps) {
  const { t } = useTranslation('accounts');
  return (
    <CodeForm
      submit={t('secondFactor.submit')}
      hint={t('secondFactor.appHint')}
      send={async (code) => {
        const auth = await loadAuth();
        const factorId = props.factor.id;
        await prove(props, () => auth.mfa.challengeAndVerify({ factorId, code }));
      }}
    />
  );
}

/** A security key, or the lock of the device that keeps it. */
export function KeyForm(props: FactorFormProps) {
  const { t } = useTranslation('accounts');
  const [failure, setFailure] = useState<AccountFailure>();
  const [busy, setBusy] = useState(false);
  async function ask() {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const auth = await loadAuth();
      await prove(props, () => auth.mfa.webauthn.authenticate({ factorId: props.factor.id }));
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <FailureNote failure={failure} />
      <button
        type="button"
        className={classes(plain.button, plain.primary, plain.big, plain.full)}
        onClick={() => void ask()}
      >
        <IconKey size={20} stroke={1.75} aria-hidden />
        {t(busy ? 'secondFactor.keyWaiting' : 'secondFactor.key')}
      </button>
    </>
  );
}

/** A code texted to the person's number, sent when they ask for it. */
export function PhoneForm(props: FactorFormProps) {
  const { t } = useTranslation('accounts');
  const { factor } = props;
  const [challengeId, setChallengeId] = useState<string>();
  const [failure, setFailure] = useState<AccountFailure>();
  const wait = useCountdown(0);
  const underWay = useRef(false);

  async function text() {
    if (underWay.current || wait.seconds > 0) return;
    underWay.current = true;
    setFailure(undefined);
    wait.start(RESEND_WAIT_SECONDS);
    try {
      const auth = await loadAuth();
      const { data, error } = await auth.mfa.challenge({ factorId: factor.id, channel: 'sms' });
      if (error) throw error;
      setChallengeId(data.id);
    } catch (error) {
      const reason = failureOf(error);
      if (reason === 'factor_gone') return props.onGone();
      setFailure(reason);
      if (reason !== 'sms_too_soon') wait.start(0);
    } finally {
      underWay.current = false;
    }
  }

  const sendAgain = (
    <button
      type="button"
      className={classes(plain.button, challengeId ? plain.soft : plain.primary)}
      aria-disabled={wait.seconds > 0}
      onClick={() => void text()}
    >
      {wait.seconds > 0
        ? t('secondFactor.textWait', { seconds: wait.seconds })
        : t(challengeId ? 'secondFactor.textAgain' : 'secondFactor.text')}
    </button>
  );
  return (
    <>
      <FailureNote failure={failure} />
      {challengeId && (
        <CodeForm
          key={challengeId}
          submit={t('secondFactor.submit')}
          hint={t('secondFactor.textHint')}
          send={async (code) => {
            const auth = await loadAuth();
            await prove(props, () => auth.mfa.verify({ factorId: factor.id, challengeId, code }));
          }}
        />
      )}
      <div className={styles.actions}>{sendAgain}</div>
    </>
  );
}

/** One of the codes that the person kept for the day on which everything else is lost. */
export function RecoveryForm(props: FactorFormProps) {
  const { t } = useTranslation('accounts');
  const box = useFirstFocus();
  const { form, busy, failure, problemOf } = useAccountForm({
    fields: ['recoveryCode'],
    read: (data) => String(data.get('recoveryCode') ?? '').trim(),
    check: (code) => (code === '' ? { recoveryCode: 'recovery_code_missing' } : {}),
    async send(code) {
      const auth = await loadAuth();
      await prove(props, () => auth.mfa.recoveryCodes.verify({ code }));
      return undefined;
    },
  });
  return (
    <form {...form}>
      <FailureNote failure={failure} texts={{ code_wrong: t('secondFactor.recoveryWrong') }} />
      <div ref={box}>
        <Field
          name="recoveryCode"
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          label={t('secondFactor.recoveryField')}
          hint={t('secondFactor.recoveryHint')}
          problem={problemOf('recoveryCode')}
        />
      </div>
      <SubmitButton>{t(busy ? 'code.sending' : 'secondFactor.submit')}</SubmitButton>
    </form>
  );
}
