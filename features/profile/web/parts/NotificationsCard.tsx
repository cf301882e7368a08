import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { NOTIFICATIONS_PATH } from '#features/notifications/web/index.ts';
import classes from './profile.module.css';
import { Section } from './Section.tsx';

/** The way to what the person is told by mail and otherwise, and to their reminders. */
export function NotificationsCard() {
  const { t } = useTranslation('profile');
  return (
    <Section title={t('notifications.title')} lead={t('notifications.text')}>
      <div className={classes.actions}>
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link {...props} to={NOTIFICATIONS_PATH} search={{ tab: 'channels' }} />
          )}
        >
          {t('notifications.open')}
        </Button>
      </div>
    </Section>
  );
}
