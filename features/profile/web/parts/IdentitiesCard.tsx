import { Button } from '@mantine/core';
import type { UserIdentity } from '@supabase/auth-js';
import { IconLink } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  addressOfLink,
  authClient,
  codeInAddress,
  finishLink,
  PROVIDERS,
  type Provider,
  useProof,
} from '#features/accounts/web/index.ts';
import {
  answered,
  renewSession,
  useAccount,
  useAccountChanged,
  useAuthSettings,
} from '../profile.api.ts';
import { PROFILE_PATH } from '../profile.paths.ts';
import { isManaged, providerOf } from '../rules/methods.rules.ts';
import { ConfirmSheet } from './ConfirmSheet.tsx';
import { Failure } from './Failure.tsx';
import classes from './profile.module.css';
import { Row } from './Row.tsx';
import { Section } from './Section.tsx';

interface IdentitiesCardProps {
  /** Leaves for the provider; the browser's address by default. */
  readonly leave?: (address: string) => void;
}

/** Accounts elsewhere that sign the person in; nothing where there are none and none can be linked. */
export function IdentitiesCard({
  leave = (to) => window.location.assign(to),
}: IdentitiesCardProps) {
  const { t } = useTranslation('profile');
  const changed = useAccountChanged();
  const { data: user } = useAccount();
  const { data: settings } = useAuthSettings();
  const withProof = useProof();
  const [removing, setRemoving] = useState<UserIdentity>();
  const link = useMutation({
    mutationFn: async (provider: Provider) => {
      const redirectTo = new URL(PROFILE_PATH, window.location.origin).href;
      leave(await withProof(() => addressOfLink(provider, redirectTo)));
    },
  });
  const finish = useMutation({ mutationFn: finishLink, onSuccess: changed });
  const { mutate: comeBack } = finish;
  useEffect(() => {
    const code = codeInAddress(window.location.search);
    if (code === null) return;
    window.history.replaceState(window.history.state, '', PROFILE_PATH);
    comeBack(code);
  }, [comeBack]);
  const identities = user?.identities ?? [];
  const linked = identities.filter(({ provider }) => PROVIDERS.some((name) => name === provider));
  const open =
    settings?.linking && !isManaged(user)
      ? settings.providers.filter((name) => !linked.some(({ provider }) => provider === name))
      : [];
  if (linked.length === 0 && open.length === 0) return null;
  const remove = async (identity: UserIdentity) => {
    await withProof(async () => answered(await authClient().unlinkIdentity(identity)));
    await renewSession();
    await changed();
  };
  return (
    <Section title={t('identities.title')} lead={t('identities.lead')}>
      <ul className={classes.rows}>
        {linked.map((identity) => (
          <Row
            key={identity.identity_id}
            icon={<IconLink size={22} stroke={1.75} />}
            title={providerOf(identity.provider)}
            text={String(identity.identity_data?.email ?? '')}
            action={
              identities.length > 1 && settings?.linking ? (
                <Button variant="default" onClick={() => setRemoving(identity)}>
                  {t('identities.unlink')}
                </Button>
              ) : null
            }
          />
        ))}
      </ul>
      {linked.length > 0 && identities.length === 1 ? (
        <p className={classes.hint}>{t('identities.last')}</p>
      ) : null}
      <Failure error={link.error ?? finish.error} />
      <div className={classes.actions}>
        {open.map((provider) => (
          <Button
            key={provider}
            variant="light"
            loading={link.isPending && link.variables === provider}
            onClick={() => link.mutate(provider)}
          >
            {t('identities.link', { name: providerOf(provider) })}
          </Button>
        ))}
      </div>
      {removing ? (
        <ConfirmSheet
          title={t('identities.unlinkTitle')}
          text={t('identities.unlinkText')}
          action={t('identities.unlink')}
          run={() => remove(removing)}
          onClose={() => setRemoving(undefined)}
        />
      ) : null}
    </Section>
  );
}
