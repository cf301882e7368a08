import { Button, CopyButton, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authClient, useProof } from '#features/accounts/web/index.ts';
import { LoadingShape, Sheet } from '#packages/ui/index.ts';
import { answered, useAccountChanged } from '../profile.api.ts';
import { type AddFactorProps, freeName } from './add-factor.ts';
import { CodeInput } from './CodeInput.tsx';
import { Failure } from './Failure.tsx';
import classes from './profile.module.css';

/** Adds an authenticator app: a picture or a secret for the app, then the first code it shows. */
export function AddApp({ taken, onClose }: AddFactorProps) {
  const { t } = useTranslation('profile');
  const changed = useAccountChanged();
  const withProof = useProof();
  const [name] = useState(() => freeName(t('factors.kind.totp'), taken));
  const enroll = useMutation({
    mutationFn: async () => {
      await dropUnfinished();
      const wish = { factorType: 'totp', friendlyName: name, issuer: 'Florescer' } as const;
      return withProof(async () => answered(await authClient().mfa.enroll(wish)));
    },
  });
  const { mutate } = enroll;
  useEffect(() => mutate(), [mutate]);
  const factor = enroll.data;

  return (
    <Sheet opened onClose={onClose} title={t('app.title')}>
      <Stack gap="md">
        <Failure error={enroll.error} />
        {enroll.isError ? (
          <Button onClick={() => mutate()}>{t('common:action.retry')}</Button>
        ) : null}
        {enroll.isPending ? <LoadingShape label={t('loading')} lines={4} /> : null}
        {factor ? (
          <>
            <p>{t('app.scan')}</p>
            <img
              className={classes.qr}
              src={factor.totp.qr_code}
              alt={t('app.picture')}
              width={200}
              height={200}
            />
            <div className={classes.copyRow}>
              <TextInput
                label={t('app.secret')}
                description={t('app.secretHint')}
                value={factor.totp.secret}
                readOnly
                classNames={{ input: classes.secret ?? '' }}
              />
              <CopyButton value={factor.totp.secret}>
                {({ copied, copy }) => (
                  <Button variant="default" onClick={copy}>
                    {t(copied ? 'copied' : 'copy')}
                  </Button>
                )}
              </CopyButton>
            </div>
            <CodeInput
              label={t('app.code')}
              hint={t('app.codeHint')}
              action={t('app.finish')}
              send={async (code) => {
                const proof = { factorId: factor.id, code };
                await withProof(async () =>
                  answered(await authClient().mfa.challengeAndVerify(proof)),
                );
                await changed();
                onClose();
              }}
            />
          </>
        ) : null}
      </Stack>
    </Sheet>
  );
}

/** An app that was begun and never proved keeps its name for a while: a new start takes its place. */
async function dropUnfinished(): Promise<void> {
  const { user } = answered(await authClient().getUser());
  const unfinished = (user.factors ?? []).filter(
    ({ factor_type: type, status }) => type === 'totp' && status === 'unverified',
  );
  for (const { id } of unfinished) await authClient().mfa.unenroll({ factorId: id });
}
