import type { Factor } from '@supabase/auth-js';
import { IconShieldLock } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes, plain } from '#packages/ui/plain/index.ts';
import { type AccountFailure, failureOf } from '../account-failure.ts';
import { verifiedFactors } from '../assurance.ts';
import { canUseKeys } from '../auth-settings.ts';
import { loadAuth } from '../load-auth.ts';
import styles from '../parts/account.module.css';
import { FailureNote } from '../parts/FailureNote.tsx';
import { type FactorRemoval, waitingRemoval } from '../prove.ts';
import { AppForm, KeyForm, PhoneForm, RecoveryForm } from './factor-forms.tsx';
import { LostFactorStep } from './LostFactorStep.tsx';
import { StepFrame } from './StepFrame.tsx';
import type { StepProps } from './step.ts';

/** In this order: what most people have at hand comes first, the spare codes last. */
const ORDER: readonly Factor['factor_type'][] = ['totp', 'webauthn', 'phone', 'recovery_code'];
const FORMS = {
  totp: AppForm,
  webauthn: KeyForm,
  phone: PhoneForm,
  recovery_code: RecoveryForm,
} as const;

function usableFactors(factors: readonly Factor[]): Factor[] {
  return factors
    .filter(({ factor_type: type }) => type in FORMS && (type !== 'webauthn' || canUseKeys()))
    .sort((a, b) => ORDER.indexOf(a.factor_type) - ORDER.indexOf(b.factor_type));
}

/**
 * Asks somebody who is signed in by halves for one of their second factors. Which ones they have,
 * the server says; when it says none any more, the sign-in goes on.
 */
export default function SecondFactorStep({
  onSignedIn,
  onBack,
}: Pick<StepProps, 'onSignedIn' | 'onBack'>) {
  const { t } = useTranslation('accounts');
  const [factors, setFactors] = useState<readonly Factor[]>();
  const [chosen, setChosen] = useState<string>();
  const [failure, setFailure] = useState<AccountFailure>();
  const [lost, setLost] = useState(false);
  const [removal, setRemoval] = useState<FactorRemoval | null>(null);

  const load = useCallback(async () => {
    setFailure(undefined);
    try {
      const auth = await loadAuth();
      const { data, error } = await auth.getUser();
      if (error) throw error;
      const verified = verifiedFactors(data.user);
      if (verified.length === 0) return await onSignedIn();
      setFactors(usableFactors(verified));
      // Nobody waits for it: without an answer the step is what it is without a wish.
      const waiting = await waitingRemoval().catch(() => null);
      setRemoval(waiting);
      setLost(waiting !== null);
    } catch (error) {
      setFailure(failureOf(error));
    }
  }, [onSignedIn]);
  useEffect(() => void load(), [load]);

  const current = factors?.find(({ id }) => id === chosen) ?? factors?.[0];
  const Form = current && FORMS[current.factor_type as keyof typeof FORMS];
  const nameOf = ({ factor_type: type, friendly_name: name }: Factor) => {
    const several = (factors ?? []).filter((other) => other.factor_type === type).length > 1;
    const kind = t(`secondFactor.use.${type as keyof typeof FORMS}`);
    return several && name ? t('secondFactor.named', { kind, name }) : kind;
  };

  if (lost) {
    return <LostFactorStep waiting={removal} onChange={setRemoval} onBack={() => setLost(false)} />;
  }

  return (
    <StepFrame
      title={t('secondFactor.title')}
      lead={current ? t(`secondFactor.lead.${current.factor_type}`) : t('secondFactor.loading')}
      icon={<IconShieldLock size={28} stroke={1.75} aria-hidden />}
      onBack={onBack}
      backLabel={t('secondFactor.leave')}
    >
      <FailureNote failure={failure}>
        <button
          type="button"
          className={classes(plain.button, plain.soft)}
          onClick={() => void load()}
        >
          {t('secondFactor.again')}
        </button>
      </FailureNote>
      {factors?.length === 0 && <p>{t('secondFactor.noneHere')}</p>}
      {current && Form && (
        <Form key={current.id} factor={current} onDone={onSignedIn} onGone={() => void load()} />
      )}
      {factors && factors.length > 1 && (
        <ul className={styles.others} aria-label={t('secondFactor.others')}>
          {factors
            .filter((factor) => factor !== current)
            .map((factor) => (
              <li key={factor.id}>
                <button
                  type="button"
                  className={classes(plain.button, plain.quiet)}
                  onClick={() => setChosen(factor.id)}
                >
                  {nameOf(factor)}
                </button>
              </li>
            ))}
        </ul>
      )}
      {factors && (
        <button
          type="button"
          className={classes(plain.button, plain.quiet)}
          onClick={() => setLost(true)}
        >
          {t('lostFactor.open')}
        </button>
      )}
    </StepFrame>
  );
}
