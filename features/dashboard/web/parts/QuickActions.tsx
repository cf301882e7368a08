import { Title } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { IconTile } from '#packages/ui/index.ts';
import { QUICK_ACTIONS } from '../dashboard.cards.ts';
import classes from './QuickActions.module.css';
import { TargetLink } from './TargetLink.tsx';

/** What can be begun right now. */
export const QuickActions = memo(function QuickActions() {
  const { t } = useTranslation('dashboard');
  return (
    <section aria-labelledby="quick-title">
      <Title order={2} id="quick-title">
        {t('quick.title')}
      </Title>
      <ul className={classes.actions}>
        {QUICK_ACTIONS.map(({ key, icon: Icon, tone, target }) => (
          <li key={key}>
            <TargetLink target={target} className={classes.action}>
              <IconTile tone={tone}>
                <Icon size={22} stroke={1.75} />
              </IconTile>
              <span>{t(`quick.${key}`)}</span>
            </TargetLink>
          </li>
        ))}
      </ul>
    </section>
  );
});
