import { Button, TextInput } from '@mantine/core';
import { useDidUpdate } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isChangeWaiting } from '#features/accounts/contract/one-time-life.rules.ts';
import { checkEmail } from '#features/accounts/contract/registration.rules.ts';
import { authClient, confirmEmailChange, useProof } from '#features/accounts/web/index.ts';
import { LoadingShape, Note, Tag } from '#packages/ui/index.ts';
import { answered, renewSession, useAccount, useAccountChanged } from '../profile.api.ts';
import { isManaged } from '../rules/methods.rules.ts';
import { CodeInput } from './CodeInput.tsx';
import { Failure } from './Failure.tsx';
import classes from './profile.module.css';

/** The person's address, whether it is confirmed, and its change, which both addresses confirm. */
export function EmailPart() {
  const { t } = useTranslation('profile');
  const { data: user, error } = useAccount();
  const [changing, setChanging] = useState(false);
  const [sent, setSent] = useState(false);
  const sentAt = user?.email_change_sent_at;
  const isWaiting = isChangeWaiting(sentAt ? new Date(sentAt) : null, new Date());
  const waiting = isWaiting ? user?.new_email : undefined;
  // What had the focus is gone once the form or the fields for the codes close.
  const change = useRef<HTMLButtonElement>(null);
  useDidUpdate(() => {
    if (document.activeElement === document.body) change.current?.focus();
  }, [changing, waiting]);
  if (!user) {
    return error ? <Failure error={error} /> : <LoadingShape label={t('loading')} lines={1} />;
  }
  return (
    <div className={classes.form}>
      <div className={classes.row}>
        <div className={classes.words}>
          <span className={classes.label}>{t('email.label')}</span>
          <span className={classes.address}>{user.email || t('email.none')}</span>
          {user.email_confirmed_at ? <Tag tone="leaf">{t('email.verified')}</Tag> : null}
        </div>
        {!changing && !isManaged(user) ? (
          <Button ref={change} variant="default" onClick={() => setChanging(true)}>
            {t('email.change')}
          </Button>
        ) : null}
      </div>
      {isManaged(user) ? <p className={classes.hint}>{t('email.managed')}</p> : null}
      {changing ? (
        <ChangeForm onSent={() => setSent(true)} onClose={() => setChanging(false)} />
      ) : null}
      {waiting && !changing ? <Waiting from={user.email ?? ''} to={waiting} focus={sent} /> : null}
    </div>
  );
}

interface ChangeFormProps {
  readonly onSent: () => void;
  readonly onClose: () => void;
}

function ChangeForm({ onSent, onClose }: ChangeFormProps) {
  const { t } = useTranslation(['profile', 'accounts']);
  const changed = useAccountChanged();
  const withProof = useProof();
  const [email, setEmail] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const [problem, setProblem] = useState<ReturnType<typeof checkEmail>>();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      withProof(async () => answered(await authClient().updateUser({ email: email.trim() }))),
    onSuccess: async () => {
      onSent();
      await changed();
      onClose();
    },
  });
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const found = checkEmail(email);
        setProblem(found);
        if (!found && !isPending) mutate();
      }}
    >
      <TextInput
        ref={field}
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t('email.new')}
        description={t('email.newHint')}
        value={email}
        error={problem ? t(`accounts:problems.${problem}`) : null}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Failure error={error} title={t('errors.save')} />
      <div className={classes.actions}>
        <Button type="submit" loading={isPending}>
          {t('email.send')}
        </Button>
        <Button variant="subtle" onClick={onClose}>
          {t('common:action.cancel')}
        </Button>
      </div>
    </form>
  );
}

interface WaitingProps {
  readonly from: string;
  readonly to: string;
  /** Whether the person just asked, and goes on here. */
  readonly focus: boolean;
}

/** Both mailboxes have a code; which of them comes first does not matter. */
function Waiting({ from, to, focus }: WaitingProps) {
  const { t } = useTranslation(['profile', 'accounts']);
  const changed = useAccountChanged();
  const withProof = useProof();
  const [confirmed, setConfirmed] = useState<string>();
  const again = useMutation({
    mutationFn: () => withProof(async () => answered(await authClient().updateUser({ email: to }))),
    onSuccess: () => setConfirmed(undefined),
  });
  const giveUp = useMutation({
    mutationFn: async () => answered(await authClient().updateUser({ email: from })),
    onSuccess: changed,
  });
  const confirm = async (address: string, code: string) => {
    const done = await confirmEmailChange(address, code);
    if (!done) return setConfirmed(address);
    await renewSession();
    await changed();
  };
  const open = [from, to].filter((address) => address !== '' && address !== confirmed);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus || confirmed) fields.current?.querySelector('input')?.focus();
  }, [focus, confirmed]);
  return (
    <div ref={fields} className={classes.form}>
      <Note tone="sky" role="status">
        {confirmed
          ? t('email.half', { address: open[0] ?? to })
          : t(from ? 'email.waiting' : 'email.waitingOne', { address: to })}
      </Note>
      {open.map((address) => (
        <CodeInput
          key={address}
          label={t('email.code', { address })}
          action={t('email.confirm')}
          send={(code) => confirm(address, code)}
        />
      ))}
      <Failure error={again.error ?? giveUp.error} />
      <div className={classes.actions}>
        <Button variant="subtle" loading={again.isPending} onClick={() => again.mutate()}>
          {t('email.again')}
        </Button>
        {from ? (
          <Button variant="subtle" loading={giveUp.isPending} onClick={() => giveUp.mutate()}>
            {t('email.giveUp')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
