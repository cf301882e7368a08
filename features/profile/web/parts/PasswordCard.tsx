import { Button, PasswordInput } from '@mantine/core';
import { useDidUpdate } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Me } from '#features/access/contract/access.contract.ts';
import { checkPasswordChange } from '#features/accounts/contract/registration.rules.ts';
import { authClient, useProof } from '#features/accounts/web/index.ts';
import { LoadingShape, Note } from '#packages/ui/index.ts';
import { answered, useAccount, useAccountChanged } from '../profile.api.ts';
import { isManaged } from '../rules/methods.rules.ts';
import { weakReasonsOf } from '../rules/weak-password.rules.ts';
import { Failure } from './Failure.tsx';
import { PasswordMeter } from './PasswordMeter.tsx';
import classes from './profile.module.css';
import { Section } from './Section.tsx';

const EMPTY = { password: '', passwordConfirmation: '' };
type Fields = typeof EMPTY;

/** The person's password, or who looks after it where an organization signs them in. */
export function PasswordCard({ me }: { readonly me: Me }) {
  const { t } = useTranslation('profile');
  const { data: user, isPending } = useAccount();
  if (isPending) {
    return (
      <Section title={t('password.title')}>
        <LoadingShape label={t('loading')} lines={1} />
      </Section>
    );
  }
  if (isManaged(user)) return <Section title={t('password.title')} lead={t('password.managed')} />;
  return <PasswordForm me={me} />;
}

/** A new password. */
function PasswordForm({ me }: { readonly me: Me }) {
  const { t } = useTranslation(['profile', 'accounts']);
  const changed = useAccountChanged();
  const withProof = useProof();
  const [open, setOpen] = useState(false);
  const [saved, setSaved] = useState(false);
  const [values, setValues] = useState<Fields>(EMPTY);
  const [problems, setProblems] = useState<ReturnType<typeof checkPasswordChange>>({});

  // What had the focus is gone once the form opens, and again once it closes.
  const first = useRef<HTMLInputElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  useDidUpdate(() => (open ? first.current : change.current)?.focus(), [open]);

  const close = () => setOpen(false);
  const attempt = useMutation({
    mutationFn: async () => {
      const { password } = values;
      await withProof(async () => answered(await authClient().updateUser({ password })));
      setValues(EMPTY);
      close();
      setSaved(true);
      await changed();
    },
  });
  const field = (name: keyof Fields, label: string) => (
    <PasswordInput
      ref={name === 'password' ? first : null}
      label={label}
      autoComplete="new-password"
      value={values[name]}
      error={problems[name] ? t(`accounts:problems.${problems[name]}`) : null}
      onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
    />
  );

  return (
    <Section title={t('password.title')} lead={t('password.lead')}>
      {saved ? (
        <Note tone="leaf" role="status">
          {t('password.saved')}
        </Note>
      ) : null}
      {open ? (
        <form
          className={classes.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            const found = checkPasswordChange(values);
            setProblems(found);
            if (Object.keys(found).length === 0 && !attempt.isPending) attempt.mutate();
          }}
        >
          {/* Lets a password manager know whose password it is. */}
          <input type="text" autoComplete="username" value={me.email} readOnly hidden />
          {field('password', t('accounts:form.newPassword'))}
          <PasswordMeter
            password={values.password}
            owner={{ email: me.email, fullName: me.fullName }}
          />
          {field('passwordConfirmation', t('accounts:form.passwordConfirmation'))}
          <WeakOrFailed error={attempt.error} />
          <div className={classes.actions}>
            <Button type="submit" loading={attempt.isPending}>
              {t('password.save')}
            </Button>
            <Button variant="subtle" onClick={close}>
              {t('common:action.cancel')}
            </Button>
          </div>
        </form>
      ) : (
        <div className={classes.actions}>
          <Button
            ref={change}
            variant="default"
            onClick={() => {
              setSaved(false);
              setOpen(true);
            }}
          >
            {t('password.change')}
          </Button>
        </div>
      )}
    </Section>
  );
}

/** A password that is too easy is refused with reasons; anything else with its own text. */
function WeakOrFailed({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('profile');
  const reasons = weakReasonsOf(error);
  if (reasons.length === 0) return <Failure error={error} title={t('errors.save')} />;
  return (
    <Note tone="sun" role="alert">
      {t('password.weak')} {reasons.map((reason) => t(`password.reason.${reason}`)).join(' ')}
    </Note>
  );
}
