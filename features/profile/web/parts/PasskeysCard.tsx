import { Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authClient, canUseKeys, useProof } from '#features/accounts/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { LoadingShape } from '#packages/ui/index.ts';
import { useAccountChanged, useAuthSettings, usePasskeys } from '../profile.api.ts';
import { ConfirmSheet } from './ConfirmSheet.tsx';
import { Failure } from './Failure.tsx';
import classes from './profile.module.css';
import { Row } from './Row.tsx';
import { Section } from './Section.tsx';

/** Keys on the person's devices that sign in without a password; nothing where the server has none. */
export function PasskeysCard() {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const changed = useAccountChanged();
  const withProof = useProof();
  const on = useAuthSettings().data?.passkeys ?? false;
  const { data: passkeys, error } = usePasskeys(on);
  const [removing, setRemoving] = useState<string>();
  const add = useMutation({
    mutationFn: async () => {
      await withProof(async () => {
        const { error: refused } = await authClient().registerPasskey();
        if (refused) throw refused;
      });
    },
    onSuccess: changed,
  });
  // On a page without a name browsers offer no keys, so there are none to look after either.
  if (!on || !canUseKeys()) return null;
  const remove = async (passkeyId: string) => {
    await withProof(async () => {
      const { error: refused } = await authClient().passkey.delete({ passkeyId });
      if (refused) throw refused;
    });
    await changed();
  };
  return (
    <Section title={t('passkeys.title')} lead={t('passkeys.lead')}>
      {error ? <Failure error={error} title={t('errors.load')} /> : null}
      {!passkeys && !error ? <LoadingShape label={t('loading')} lines={1} /> : null}
      <ul className={classes.rows}>
        {(passkeys ?? []).map(({ id, friendly_name: name, created_at: at, last_used_at: used }) => (
          <Row
            key={id}
            icon={<IconFingerprint size={22} stroke={1.75} />}
            title={name || t('passkeys.name')}
            text={
              used
                ? t('passkeys.used', { date: format.date(used) })
                : t('passkeys.since', { date: format.date(at) })
            }
            action={
              <Button variant="default" onClick={() => setRemoving(id)}>
                {t('remove')}
              </Button>
            }
          />
        ))}
      </ul>
      <Failure error={add.error} />
      <div className={classes.actions}>
        <Button variant="light" loading={add.isPending} onClick={() => add.mutate()}>
          {t('passkeys.add')}
        </Button>
      </div>
      {removing ? (
        <ConfirmSheet
          title={t('passkeys.removeTitle')}
          text={t('passkeys.removeText')}
          action={t('remove')}
          run={() => remove(removing)}
          onClose={() => setRemoving(undefined)}
        />
      ) : null}
    </Section>
  );
}
