import { Title } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#packages/ui/index.ts';
import classes from './report.module.css';

const NEVER = ['diary', 'signals', 'talks', 'health', 'courses', 'use'] as const;

/** What a protected part means, and what is never part of a report. */
export function WhyCard() {
  const { t } = useTranslation('company-report');
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <Title order={2} id={id}>
        {t('why.title')}
      </Title>
      <p>{t('why.text')}</p>
      <p className={classes.lead}>{t('why.silence')}</p>
      <Title order={3} className={classes.below}>
        {t('why.never')}
      </Title>
      <ul className={classes.never}>
        {NEVER.map((one) => (
          <li key={one}>
            <IconEyeOff size={18} stroke={1.75} aria-hidden />
            {t(`why.${one}`)}
          </li>
        ))}
      </ul>
    </Card>
  );
}
