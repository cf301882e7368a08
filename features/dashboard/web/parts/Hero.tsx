import { Button, Title } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMe } from '#features/access/web/index.ts';
import { DIARY_PATH } from '#features/diary/web/index.ts';
import type { EmotionDay } from '#features/emotions/contract/emotions.contract.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Garden } from '#packages/ui/index.ts';
import { firstName, partOfDay } from '../greeting.rules.ts';
import classes from './Hero.module.css';
import { TodayCheckIn } from './TodayCheckIn.tsx';

interface HeroProps {
  /** Days with a record among the last 28; null while not known: the garden waits. */
  activeDays: number | null;
  /** Today's emotion record; null while not known. */
  today: EmotionDay | null;
}

/** The greeting of the hour, the garden of the last 28 days, and the next small acts. */
export function Hero({ activeDays, today }: HeroProps) {
  const { t } = useTranslation('dashboard');
  const me = useMe();
  const timeZone = me?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const format = useFormat(timeZone);
  const now = new Date();
  const part = partOfDay(now, timeZone);
  const name = firstName(me?.fullName ?? '');
  return (
    <section className={classes.hero} aria-labelledby="greeting">
      <div className={classes.words}>
        <p className={classes.date}>{format.date(now, 'weekday')}</p>
        <Title order={1} id="greeting" tabIndex={-1}>
          {name ? t(`greeting.${part}`, { name }) : t(`greetingNoName.${part}`)}
        </Title>
        <TodayCheckIn known={today} />
        <div className={classes.actions}>
          <Button
            size="lg"
            variant="light"
            leftSection={<IconPencil size={20} stroke={1.75} />}
            renderRoot={(props) => (
              <Link to={DIARY_PATH} search={{ write: 1 } as never} {...props} />
            )}
          >
            {t('write')}
          </Button>
        </div>
        <p className={classes.private}>{t('private')}</p>
      </div>
      <div className={classes.garden}>
        {activeDays === null ? null : (
          <>
            <Garden days={activeDays} className={classes.drawing} />
            <span className={classes.hidden}>
              {activeDays === 0 ? t('garden.seed') : t('garden.grown', { days: activeDays })}
            </span>
          </>
        )}
      </div>
    </section>
  );
}
