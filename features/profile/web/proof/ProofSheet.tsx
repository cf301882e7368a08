import { Button, PasswordInput, Stack } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authClient, prove, waysToProve } from '#features/accounts/web/index.ts';
import { LoadingShape, Sheet } from '#packages/ui/index.ts';
import { CodeInput } from '../parts/CodeInput.tsx';
import { Failure } from '../parts/Failure.tsx';
import { useAccount } from '../profile.api.ts';

interface ProofSheetProps {
  readonly onAnswer: (isProved: boolean) => void;
}

/** Asks whether it is still the person of this session: by their password, or by a code. */
export default function ProofSheet({ onAnswer }: ProofSheetProps) {
  const { t } = useTranslation('profile');
  const { data: ways, error } = useQuery({
    queryKey: ['auth', 'proof'],
    queryFn: waysToProve,
    gcTime: 0,
  });
  const [byCode, setByCode] = useState(false);
  const done = () => onAnswer(true);
  return (
    <Sheet opened onClose={() => onAnswer(false)} title={t('proof.title')}>
      <Stack gap="md">
        <p>{t('proof.lead')}</p>
        <Failure error={error} />
        {!ways && !error ? <LoadingShape label={t('loading')} lines={2} /> : null}
        {ways?.password && !byCode ? <ByPassword onDone={done} /> : null}
        {ways?.code && (byCode || !ways.password) ? <ByCode onDone={done} /> : null}
        {ways?.code && ways.password && !byCode ? (
          <Button variant="subtle" onClick={() => setByCode(true)}>
            {t('proof.otherCode')}
          </Button>
        ) : null}
        {ways && !ways.password && !ways.code ? <SignInAgain /> : null}
      </Stack>
    </Sheet>
  );
}

function ByPassword({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation('profile');
  const { data: user } = useAccount();
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => prove({ password }),
    onSuccess: onDone,
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A form around it may be the one that asked.
        event.stopPropagation();
        setMissing(password === '');
        if (password !== '' && !isPending) mutate();
      }}
    >
      <Stack gap="md">
        {/* Lets a password manager know whose password it is. */}
        <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <PasswordInput
          label={t('proof.password')}
          autoComplete="current-password"
          data-autofocus
          value={password}
          error={missing ? t('proof.passwordMissing') : null}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Failure error={error} />
        <Button type="submit" loading={isPending}>
          {t('proof.go')}
        </Button>
      </Stack>
    </form>
  );
}

function ByCode({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation(['profile', 'accounts']);
  const { data: user } = useAccount();
  const send = useMutation({
    mutationFn: async () => {
      const { error } = await authClient().reauthenticate();
      if (error) throw error;
    },
  });
  const address = user?.email || `+${user?.phone ?? ''}`;
  if (send.isSuccess) {
    return (
      <CodeInput
        label={t('accounts:code.label')}
        hint={t('proof.sent', { address })}
        action={t('proof.go')}
        send={async (nonce) => {
          await prove({ nonce });
          onDone();
        }}
        focus
      />
    );
  }
  return (
    <>
      <Failure error={send.error} />
      <Button loading={send.isPending} onClick={() => send.mutate()}>
        {t('proof.send', { address })}
      </Button>
    </>
  );
}

/** Who has neither password nor address proves themselves where they came in. */
function SignInAgain() {
  const { t } = useTranslation('profile');
  const leave = useMutation({
    mutationFn: async () => {
      const { error } = await authClient().signOut({ scope: 'local' });
      if (error) throw error;
    },
  });
  return (
    <>
      <p>{t('proof.neither')}</p>
      <Failure error={leave.error} />
      <Button loading={leave.isPending} onClick={() => leave.mutate()}>
        {t('proof.signIn')}
      </Button>
    </>
  );
}
