import { Button, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authClient, useProof } from '#features/accounts/web/index.ts';
import { Sheet } from '#packages/ui/index.ts';
import { answered, useAccountChanged } from '../profile.api.ts';
import { phoneOf } from '../rules/phone.rules.ts';
import { type AddFactorProps, freeName } from './add-factor.ts';
import { CodeInput } from './CodeInput.tsx';
import { Failure } from './Failure.tsx';

/** Adds a phone number: the number, then the code that was texted to it. */
export function AddPhone({ taken, onClose }: AddFactorProps) {
  const { t } = useTranslation('profile');
  const changed = useAccountChanged();
  const withProof = useProof();
  const [typed, setTyped] = useState('');
  const [invalid, setInvalid] = useState(false);
  const begin = useMutation({
    mutationFn: async (phone: string) => {
      const friendlyName = freeName(phone, taken);
      const { mfa } = authClient();
      const wish = { factorType: 'phone', friendlyName, phone } as const;
      const factor = await withProof(async () => answered(await mfa.enroll(wish)));
      const challenge = answered(await mfa.challenge({ factorId: factor.id, channel: 'sms' }));
      return { factorId: factor.id, challengeId: challenge.id, phone };
    },
  });
  const begun = begin.data;
  return (
    <Sheet opened onClose={onClose} title={t('phone.title')}>
      {begun ? (
        <CodeInput
          label={t('phone.code')}
          hint={t('phone.codeHint', { phone: begun.phone })}
          action={t('app.finish')}
          focus
          send={async (code) => {
            const { factorId, challengeId } = begun;
            const proof = { factorId, challengeId, code };
            await withProof(async () => answered(await authClient().mfa.verify(proof)));
            await changed();
            onClose();
          }}
        />
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            const phone = phoneOf(typed);
            setInvalid(phone === null);
            if (phone !== null && !begin.isPending) begin.mutate(phone);
          }}
        >
          <Stack gap="md">
            <TextInput
              type="tel"
              autoComplete="tel"
              label={t('phone.number')}
              description={t('phone.numberHint')}
              value={typed}
              error={invalid ? t('phone.invalid') : null}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
            <Failure error={begin.error} />
            <Button type="submit" loading={begin.isPending}>
              {t('phone.send')}
            </Button>
          </Stack>
        </form>
      )}
    </Sheet>
  );
}
