import { Title } from '@mantine/core';
import { IconEyeOff, IconHandClick, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Card } from '#packages/ui/index.ts';
import classes from './Welcome.module.css';

const WAYS = [
  { key: 'tap', icon: IconHandClick },
  { key: 'line', icon: IconPencil },
  { key: 'seen', icon: IconEyeOff },
] as const;

/** In place of figures that are all zero: what this is, what it takes, and who sees it. */
export function Welcome() {
  const { t } = useTranslation('dashboard');
  return (
    <Card aria-labelledby="welcome-title">
      <Title order={2} id="welcome-title">
        {t('welcome.title')}
      </Title>
      <ul className={classes.ways}>
        {WAYS.map(({ key, icon: Icon }) => (
          <li key={key}>
            <Icon size={24} stroke={1.75} aria-hidden />
            <div>
              <h3>{t(`welcome.${key}.title`)}</h3>
              <p>{t(`welcome.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
