import { IconPhone } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { classes, plain } from '#packages/ui/plain/index.ts';
import { PLAN_STEPS } from '../../contract/safety-plan.contract.ts';
import { SAFETY_PLAN_PATH } from '../../contract/safety-plan.paths.ts';
import styles from './plan-on-help.module.css';

/**
 * Where the help page shows the person's own plan. In the file it leads to the plan behind the
 * sign-in; `plan-on-help.script.ts` fills in the copy where this device has one.
 */
export function PlanOnHelp() {
  const { t } = useTranslation('safety-plan');
  return (
    <div
      className={styles.plan}
      data-plan
      data-kept={t('help.kept', { date: '{date}' })}
      data-sure={t('help.sure')}
      data-sure-here={t('help.sureHere')}
      data-removed={t('help.removed')}
      data-removed-here={t('help.removedHere')}
    >
      <p data-plan-about>{t('help.text')}</p>
      <a className={styles.link} href={SAFETY_PLAN_PATH} data-plan-absent>
        {t('help.write')}
      </a>
      <details data-plan-present hidden>
        <summary>{t('help.open')}</summary>
        {PLAN_STEPS.map((step) => (
          <section key={step} data-plan-step={step} hidden>
            <h4>{t(`steps.${step}.title`)}</h4>
            <ul />
          </section>
        ))}
        <div className={styles.actions}>
          <a className={classes(plain.button, plain.quiet)} href={SAFETY_PLAN_PATH}>
            {t('help.account')}
          </a>
          <button type="button" className={classes(plain.button, plain.quiet)} data-plan-remove>
            {t('help.remove')}
          </button>
        </div>
      </details>
    </div>
  );
}

/** The first people of the plan to call with one press; empty until the script knows them. */
export function PlanPeople() {
  const { t } = useTranslation('safety-plan');
  return (
    <div className={styles.people} data-plan-people hidden>
      <a
        className={classes(plain.button, plain.soft)}
        data-call={t('help.call', { name: '{name}' })}
        href="tel:"
      >
        <IconPhone size={18} stroke={1.75} aria-hidden />
        <span />
      </a>
    </div>
  );
}
