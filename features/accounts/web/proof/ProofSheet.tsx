import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingShape, Sheet } from '#packages/ui/index.ts';
import { type AccountFailure, failureOf } from '../account-failure.ts';
import { authClient } from '../auth-client.ts';
import styles from '../parts/account.module.css';
import { CodeForm } from '../parts/CodeForm.tsx';
import { FailureNote } from '../parts/FailureNote.tsx';
import { PasswordField } from '../parts/PasswordField.tsx';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { useAccountForm } from '../parts/use-account-form.ts';
import { useFirstFocus } from '../parts/use-first-focus.ts';
import { prove, waysToProve } from '../prove.ts';

interface ProofSheetProps {
  readonly onAnswer: (isProved: boolean) => void;
}

async function findWays() {
  const [ways, { data, error }] = await Promise.all([waysToProve(), authClient().getUser()]);
  if (error) throw error;
  return { ...ways, email: data.user.email ?? '', phone: data.user.phone ?? '' };
}

/** Asks whether it is still the person of this session: by their password, or by a code. */
export default function ProofSheet({ onAnswer }: ProofSheetProps) {
  const { t } = useTranslation('accounts');
  const { data: ways, error } = useQuery({
    queryKey: ['auth', 'proof'],
    queryFn: findWays,
    gcTime: 0,
  });
  const [byCode, setByCode] = useState(false);
  const done = () => onAnswer(true);
  return (
    <Sheet opened onClose={() => onAnswer(false)} title={t('proof.title')}>
      {/* A form around it may be the one that asked. */}
      <div className={styles.forms} onSubmit={(event) => event.stopPropagation()}>
        <p>{t('proof.lead')}</p>
        {error ? <FailureNote failure={failureOf(error)} /> : null}
        {!ways && !error ? <LoadingShape label={t('proof.loading')} lines={2} /> : null}
        {ways?.password && !byCode ? <ByPassword email={ways.email} onDone={done} /> : null}
        {ways?.code && (byCode || !ways.password) ? (
          <ByCode address={ways.email || `+${ways.phone}`} onDone={done} />
        ) : null}
        {ways?.code && ways.password && !byCode ? (
          <Button variant="subtle" fullWidth onClick={() => setByCode(true)}>
            {t('proof.otherCode')}
          </Button>
        ) : null}
        {ways && !ways.password && !ways.code ? <SignInAgain /> : null}
      </div>
    </Sheet>
  );
}

function ByPassword({ email, onDone }: { readonly email: string; readonly onDone: () => void }) {
  const { t } = useTranslation('accounts');
  const { form, failure, problemOf } = useAccountForm({
    fields: ['password'],
    read: (data) => String(data.get('password') ?? ''),
    check: (password) => (password === '' ? { password: 'password_missing' } : {}),
    async send(password) {
      await prove({ password });
      onDone();
      return undefined;
    },
  });
  const box = useFirstFocus();
  return (
    <form {...form}>
      <FailureNote failure={failure} />
      {/* Lets a password manager know whose password it is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <div ref={box}>
        <PasswordField
          name="password"
          label={t('proof.password')}
          autoComplete="current-password"
          problem={problemOf('password')}
        />
      </div>
      <SubmitButton>{t('proof.go')}</SubmitButton>
    </form>
  );
}

/** Runs something once at a time, and says why it did not work. */
function useAttempt(work: () => Promise<unknown>) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AccountFailure>();
  const attempt = () => {
    setBusy(true);
    setFailure(undefined);
    work()
      .catch((error: unknown) => setFailure(failureOf(error)))
      .finally(() => setBusy(false));
  };
  return { busy, failure, attempt };
}

function ByCode({ address, onDone }: { readonly address: string; readonly onDone: () => void }) {
  const { t } = useTranslation('accounts');
  const [isSent, setIsSent] = useState(false);
  const { busy, failure, attempt } = useAttempt(async () => {
    const { error } = await authClient().reauthenticate();
    if (error) throw error;
    setIsSent(true);
  });
  if (isSent) {
    return (
      <CodeForm
        hint={t('proof.sent', { address })}
        submit={t('proof.go')}
        send={async (nonce) => {
          await prove({ nonce });
          onDone();
        }}
      />
    );
  }
  return (
    <>
      <FailureNote failure={failure} />
      <Button loading={busy} onClick={attempt}>
        {t('proof.send', { address })}
      </Button>
    </>
  );
}

/** Who has neither password nor address proves themselves where they came in. */
function SignInAgain() {
  const { t } = useTranslation('accounts');
  const { busy, failure, attempt } = useAttempt(async () => {
    const { error } = await authClient().signOut({ scope: 'local' });
    if (error) throw error;
  });
  return (
    <>
      <p>{t('proof.neither')}</p>
      <FailureNote failure={failure} />
      <Button loading={busy} onClick={attempt}>
        {t('proof.signIn')}
      </Button>
    </>
  );
}
