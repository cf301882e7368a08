import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { classes, plain } from '#packages/ui/plain/index.ts';
import styles from './landing.module.css';
import { Section } from './Section.tsx';

/** How many lines each plan's card has: what works today, nothing else. */
const PLANS = { free: 4, individual: 5, business: 4 } as const;

/** Registering with a plan begins its trial. */
const REGISTER = {
  free: '/register',
  individual: '/register?plan=individual',
  business: '/register?plan=empresarial',
} as const;

/** The three plans; prices are on request but for the free one. */
export function Plans({ folded }: { folded?: boolean }) {
  const { t } = useTranslation('landing');
  return (
    <Section id="plans" title={t('plans.title')} folded={folded}>
      <p className={plain.muted}>{t('plans.lead')}</p>
      <div className={styles.three}>
        {(Object.keys(PLANS) as (keyof typeof PLANS)[]).map((plan) => (
          <div key={plan} className={classes(plain.card, styles.plan)}>
            <h3>{t(`plans.${plan}.name`)}</h3>
            <p className={styles.price}>{t(`plans.${plan}.price`)}</p>
            <p className={plain.small}>{t(`plans.${plan}.terms`)}</p>
            <ul className={styles.checks}>
              {Array.from({ length: PLANS[plan] }, (_, item) => item).map((item) => (
                <li key={item}>
                  <IconCheck size={20} stroke={1.75} aria-hidden />
                  <span>{t(`plans.${plan}.items.${item}`)}</span>
                </li>
              ))}
            </ul>
            <a
              className={classes(plain.button, plan === 'individual' ? plain.primary : plain.soft)}
              href={REGISTER[plan]}
            >
              {t(`plans.${plan}.start`)}
            </a>
          </div>
        ))}
      </div>
    </Section>
  );
}
