import { Button, Title } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZone, useWho } from '#features/access/web/index.ts';
import { DIARY_PATH } from '#features/diary/web/index.ts';
import type { EmotionDay } from '#features/emotions/contract/emotions.contract.ts';
import { useToday } from '#features/emotions/web/index.ts';
import type { Rhythm } from '#features/rhythm/contract/rhythm.contract.ts';
import { RhythmGarden } from '#features/rhythm/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { linkTo } from '#packages/ui/screens/index.ts';
import { firstName, partOfDay } from '../greeting.rules.ts';
import classes from './Hero.module.css';
import { TodayCheckIn } from './TodayCheckIn.tsx';

interface HeroProps {
  /** Nothing of the person is here yet: the page says what it is. */
  first: boolean;
  /** Undefined while not known: the garden waits; null where the person turned it off. */
  rhythm: Rhythm | null | undefined;
  /** Today's emotion record; null while not known. */
  today: EmotionDay | null;
  /** Today's emotion has reached the server: what the page shows has changed. */
  onRecorded: () => void;
}

/** Up to these days a garden is one sprout (`growth.ts` of the drawings). */
const LAST_SPROUT = 3;

/** The greeting of the hour, the garden of the last 28 days, and the next small acts. */
export const Hero = memo(function Hero({ first, rhythm, today, onRecorded }: HeroProps) {
  const { t } = useTranslation('dashboard');
  const who = useWho();
  const timeZone = useTimeZone();
  const format = useFormat(timeZone);
  const day = useToday();
  const part = partOfDay(new Date(), timeZone);
  const name = firstName(who.name);
  return (
    <section
      className={classes.hero}
      data-plain={rhythm === null || undefined}
      data-young={(rhythm && rhythm.grown <= LAST_SPROUT) || undefined}
      aria-labelledby="greeting"
    >
      <div className={classes.words}>
        <p className={classes.date}>{first ? t('welcome.day') : format.day(day, 'weekday')}</p>
        <Title order={1} id="greeting" tabIndex={-1}>
          {name ? t(`greeting.${part}`, { name }) : t(`greetingNoName.${part}`)}
        </Title>
        {first ? <p className={classes.lead}>{t('welcome.lead')}</p> : null}
        <TodayCheckIn known={today} onRecorded={onRecorded} />
        <div className={classes.actions}>
          <Button
            size="lg"
            variant="default"
            leftSection={<IconPencil size={20} stroke={1.75} />}
            renderRoot={(props) => (
              <Link {...linkTo(DIARY_PATH, { search: { write: 1 } })} {...props} />
            )}
          >
            {t('write')}
          </Button>
        </div>
        <p className={classes.private}>{t('private')}</p>
      </div>
      {rhythm === null ? null : (
        <div className={classes.garden}>
          {rhythm ? (
            <RhythmGarden
              rhythm={rhythm}
              className={classes.drawing}
              {...(today?.level && { weather: today.level })}
            />
          ) : null}
        </div>
      )}
    </section>
  );
});
