import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Me } from '#features/access/contract/access.contract.ts';
import { PAYMENT_PATH } from '#features/payment/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Tag } from '#packages/ui/index.ts';
import classes from './profile.module.css';
import { Section } from './Section.tsx';

/** Which plan the person is on, who pays for it, and what holds on all of them. */
export function PlanCard({ me }: { readonly me: Me }) {
  const { t } = useTranslation('profile');
  const format = useFormat(me.timeZone);
  return (
    <Section title={t('plan.title')}>
      <div className={classes.words}>
        <Tag tone="leaf">{t(`plan.name.${me.plan}`)}</Tag>
        {me.trialEndsAt ? (
          <span>{t('plan.trial', { date: format.date(me.trialEndsAt, 'day') })}</span>
        ) : null}
      </div>
      <p className={classes.lead}>{t(`plan.text.${me.plan}`)}</p>
      <Anchor component={Link} to={PAYMENT_PATH}>
        {t(me.plan === 'free' ? 'plan.see' : 'plan.manage')}
      </Anchor>
    </Section>
  );
}
