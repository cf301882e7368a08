import { Button, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  focusFirstProblem,
  Note,
  SheetFooter,
  showToast,
  useFailureText,
} from '#packages/ui/index.ts';
import { useAccountTasks } from './admin.api.ts';
import classes from './admin.module.css';

/** Invites one address to an account of its own. */
export function InviteUser({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation('admin');
  const failureText = useFailureText('admin');
  const [email, setEmail] = useState('');
  const [missing, setMissing] = useState(false);
  const { invite } = useAccountTasks();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isMissing = !email.includes('@');
    setMissing(isMissing);
    if (isMissing) return focusFirstProblem(event.currentTarget);
    invite.mutateAsync(email.trim()).then(
      () => {
        showToast({ text: t('users.invite.done'), kind: 'done' });
        onDone();
      },
      () => undefined,
    );
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <p className={classes.lead}>{t('users.invite.lead')}</p>
        <TextInput
          type="email"
          label={t('users.invite.email')}
          autoComplete="off"
          value={email}
          error={missing ? t('errors.not_address') : null}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
            setMissing(false);
          }}
        />
        {invite.error ? (
          <Note tone="sun" role="alert">
            {failureText(invite.error)}
          </Note>
        ) : null}
        <SheetFooter>
          <Button type="submit" loading={invite.isPending}>
            {t('users.invite.send')}
          </Button>
        </SheetFooter>
      </Stack>
    </form>
  );
}
