import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Me } from '#features/access/contract/access.contract.ts';
import {
  type DeletionTerms,
  ONLY_GENERAL_ADMIN,
} from '#features/accounts/contract/account.contract.ts';
import { authClient } from '#features/accounts/web/index.ts';
import { ApiFailure } from '#packages/api/client/index.ts';
import { Note, useOnline } from '#packages/ui/index.ts';
import { CodeInput } from '../parts/CodeInput.tsx';
import { Failure } from '../parts/Failure.tsx';
import classes from '../parts/profile.module.css';
import { accountApi, useAccount } from '../profile.api.ts';
import { DeletionObstacle } from './DeletionObstacle.tsx';

interface EraseFormProps {
  readonly me: Me;
  readonly proof: DeletionTerms['proof'];
  readonly onClose: () => void;
}

type Problems = { word?: boolean; password?: boolean };

/** Asks for a word that nobody types by accident and for a proof, and deletes the account. */
export function EraseForm({ me, proof, onClose }: EraseFormProps) {
  const { t } = useTranslation(['profile', 'accounts', 'common']);
  const online = useOnline();
  const { data: user } = useAccount();
  const [word, setWord] = useState('');
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [asksForCode, setAsksForCode] = useState(false);

  const erase = async (body: { password?: string; code?: string }) => {
    // Loaded before: once the account is gone nothing of it may stay here for want of a file.
    const { forgetHere } = await import('./forget-here.ts');
    const receipt = await accountApi.deleteAccount({ body });
    await forgetHere(me.id, receipt);
  };
  const attempt = useMutation({
    mutationFn: async () => {
      if (proof !== 'code') return erase(proof === 'password' ? { password } : {});
      const { error } = await authClient().reauthenticate();
      if (error) throw error;
      setAsksForCode(true);
    },
  });
  const expected = t('erase.word');
  const submit = () => {
    const found: Problems = {
      word: word.trim().toLocaleUpperCase() !== expected,
      password: proof === 'password' && password === '',
    };
    setProblems(found);
    if (!found.word && !found.password && !attempt.isPending) attempt.mutate();
  };
  const cancel = (
    <Button variant="default" disabled={attempt.isPending} onClick={onClose}>
      {t('erase.stay')}
    </Button>
  );

  if (asksForCode) {
    return (
      <>
        <CodeInput
          label={t('accounts:code.label')}
          hint={t('erase.code', { address: me.email || `+${user?.phone}` })}
          action={t('erase.action')}
          send={(code) => erase({ code })}
          focus
        />
        <div className={classes.actions}>{cancel}</div>
      </>
    );
  }
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextInput
        label={t('erase.wordLabel', { word: expected })}
        value={word}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={problems.word ? t('erase.wordWrong', { word: expected }) : null}
        onChange={(event) => setWord(event.currentTarget.value)}
      />
      {proof === 'password' ? (
        <>
          {/* Lets a password manager know whose password it is. */}
          <input type="text" autoComplete="username" value={me.email} readOnly hidden />
          <PasswordInput
            label={t('erase.password')}
            autoComplete="current-password"
            value={password}
            error={problems.password ? t('erase.passwordMissing') : null}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        </>
      ) : null}
      <Refused error={attempt.error} />
      <div className={classes.actions}>
        <Button type="submit" color="red" disabled={!online} loading={attempt.isPending}>
          {t(proof === 'code' ? 'erase.sendCode' : 'erase.action')}
        </Button>
        {cancel}
      </div>
    </form>
  );
}

/** Why the account is still there. */
function Refused({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('profile');
  const code = error instanceof ApiFailure ? error.code : null;
  if (code === 'only_company_admin' || code === ONLY_GENERAL_ADMIN) {
    return <DeletionObstacle obstacle={code} />;
  }
  if (code === 'password_wrong') {
    return (
      <Note tone="sun" role="alert">
        {t('erase.passwordWrong')}
      </Note>
    );
  }
  return <Failure error={error} title={t('erase.failed')} />;
}
