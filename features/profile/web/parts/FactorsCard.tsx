import { Button } from '@mantine/core';
import type { Factor } from '@supabase/auth-js';
import { IconDeviceMobile, IconKey, IconMessage, IconShieldCheck } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  authClient,
  canUseKeys,
  type SecondFactorType,
  useProof,
} from '#features/accounts/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { LoadingShape, Note } from '#packages/ui/index.ts';
import {
  answered,
  renewSession,
  useAccount,
  useAccountChanged,
  useAuthSettings,
} from '../profile.api.ts';
import { AddApp } from './AddApp.tsx';
import { AddKey } from './AddKey.tsx';
import { AddPhone } from './AddPhone.tsx';
import { ConfirmSheet } from './ConfirmSheet.tsx';
import { Failure } from './Failure.tsx';
import classes from './profile.module.css';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { RemovalNote } from './RemovalNote.tsx';
import { Row } from './Row.tsx';
import { Section } from './Section.tsx';

const ICONS: Record<string, ReactNode> = {
  totp: <IconDeviceMobile size={22} stroke={1.75} />,
  webauthn: <IconKey size={22} stroke={1.75} />,
  phone: <IconMessage size={22} stroke={1.75} />,
};
const ADD = { totp: AddApp, webauthn: AddKey, phone: AddPhone } as const;

/** What proves the person beside their password: list, additions, removals, spare codes. */
export function FactorsCard() {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const changed = useAccountChanged();
  const { data: user, error } = useAccount();
  const settings = useAuthSettings();
  const withProof = useProof();
  const [adding, setAdding] = useState<SecondFactorType>();
  const [removing, setRemoving] = useState<Factor>();

  if (!user) {
    return (
      <FactorsFrame>
        {error ? (
          <Failure error={error} title={t('errors.load')} />
        ) : (
          <LoadingShape label={t('loading')} lines={2} />
        )}
      </FactorsFrame>
    );
  }

  const verified = (user.factors ?? []).filter(({ status }) => status === 'verified');
  const factors = verified.filter(({ factor_type: type }) => type in ADD);
  const spare = verified.find(({ factor_type: type }) => type === 'recovery_code');
  const offered = (settings.data?.secondFactors ?? []).filter(
    (type) => type !== 'webauthn' || canUseKeys(),
  );
  const Add = adding && ADD[adding];
  const remove = async ({ id }: Factor) => {
    await withProof(async () => answered(await authClient().mfa.unenroll({ factorId: id })));
    await renewSession();
    await changed();
  };

  return (
    <FactorsFrame>
      {factors.length > 0 ? <RemovalNote /> : null}
      {factors.length === 0 ? <p className={classes.hint}>{t('factors.none')}</p> : null}
      <ul className={classes.rows}>
        {factors.map((factor) => (
          <Row
            key={factor.id}
            icon={ICONS[factor.factor_type]}
            title={
              factor.friendly_name || t(`factors.kind.${factor.factor_type as SecondFactorType}`)
            }
            text={t('factors.since', {
              kind: t(`factors.kind.${factor.factor_type as SecondFactorType}`),
              date: format.date(factor.created_at),
            })}
            action={
              <Button variant="default" onClick={() => setRemoving(factor)}>
                {t('remove')}
              </Button>
            }
          />
        ))}
      </ul>
      <Failure error={settings.error} />
      <div className={classes.actions}>
        {offered.map((type) => (
          <Button key={type} variant="light" onClick={() => setAdding(type)}>
            {t(`factors.add.${type}`)}
          </Button>
        ))}
      </div>
      {factors.length > 0 ? <RecoveryCodes existing={spare !== undefined} /> : null}
      {Add ? (
        <Add
          taken={verified.map(({ friendly_name: name }) => name ?? '')}
          onClose={() => setAdding(undefined)}
        />
      ) : null}
      {removing ? (
        <ConfirmSheet
          title={t('factors.removeTitle')}
          text={t(factors.length === 1 ? 'factors.removeLast' : 'factors.removeText')}
          action={t('remove')}
          run={() => remove(removing)}
          onClose={() => setRemoving(undefined)}
        />
      ) : null}
    </FactorsFrame>
  );
}

function FactorsFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('profile');
  return (
    <Section title={t('factors.title')} lead={t('factors.lead')}>
      <Note tone="mist" icon={<IconShieldCheck size={20} stroke={1.75} aria-hidden />}>
        {t('factors.why')}
      </Note>
      {children}
    </Section>
  );
}
