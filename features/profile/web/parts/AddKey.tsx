import { Button, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authClient, useProof } from '#features/accounts/web/index.ts';
import { Sheet } from '#packages/ui/index.ts';
import { useAccountChanged } from '../profile.api.ts';
import { type AddFactorProps, freeName } from './add-factor.ts';
import { Failure } from './Failure.tsx';

/** Adds a security key: a name for it, then the browser asks the key. */
export function AddKey({ taken, onClose }: AddFactorProps) {
  const { t } = useTranslation('profile');
  const changed = useAccountChanged();
  const withProof = useProof();
  const [name, setName] = useState(() => freeName(t('factors.kind.webauthn'), taken));
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const friendlyName = name.trim() || freeName(t('factors.kind.webauthn'), taken);
      await withProof(async () => {
        const { error } = await authClient().mfa.webauthn.register({ friendlyName });
        if (error) throw error;
      });
    },
    onSuccess: async () => {
      await changed();
      onClose();
    },
  });
  return (
    <Sheet opened onClose={onClose} title={t('key.title')}>
      <Stack gap="md">
        <p>{t('key.text')}</p>
        <TextInput
          label={t('key.name')}
          description={t('key.nameHint')}
          value={name}
          maxLength={120}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Failure error={error} />
        <Button loading={isPending} onClick={() => mutate()}>
          {t('key.go')}
        </Button>
      </Stack>
    </Sheet>
  );
}
