import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PLANS, TRIAL_DAYS } from '#features/access/contract/access.rules.ts';
import { planInAddress } from '../page-address.ts';
import styles from './account.module.css';

/** The plans to choose from; the free one is chosen until somebody, or the link that led here, says otherwise. */
export function PlanField() {
  const { t } = useTranslation('accounts');
  const id = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const plan = (value: string) =>
      box.current?.querySelector<HTMLInputElement>(`input[value="${value}"]`);
    const wanted = plan(planInAddress(window.location.search));
    // What was chosen before the page came alive stays.
    if (wanted && plan('free')?.checked) wanted.checked = true;
  }, []);
  return (
    <fieldset ref={box} className={styles.plans}>
      <legend>{t('form.plan')}</legend>
      {PLANS.map((plan) => (
        <label key={plan} className={styles.plan}>
          <input
            type="radio"
            name="plan"
            value={plan}
            defaultChecked={plan === 'free'}
            aria-labelledby={`${id}-${plan}-name ${id}-${plan}-price`}
            aria-describedby={`${id}-${plan}-text`}
          />
          <span className={styles.planHead}>
            <strong id={`${id}-${plan}-name`}>{t(`register.plan.${plan}.name`)}</strong>
            <span id={`${id}-${plan}-price`} className={styles.price}>
              {t(plan === 'free' ? 'register.plan.noCost' : 'register.plan.trial', {
                days: TRIAL_DAYS,
              })}
            </span>
          </span>
          <span id={`${id}-${plan}-text`} className={styles.hint}>
            {t(`register.plan.${plan}.text`)}
          </span>
          <span className={styles.short} aria-hidden>
            {t(`register.plan.${plan}.short`)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
