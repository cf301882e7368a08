import { Button, Title } from '@mantine/core';
import { IconMoon, IconMoonStars, IconPencil, IconSunrise } from '@tabler/icons-react';
import { Cover } from '#features/content/web/index.ts';
import { Card } from '#packages/ui/index.ts';
import { Choices } from '#packages/ui/parts/Choices.tsx';
import { SLEEP_QUALITIES } from '../../contract/health.kinds.ts';
import { nightsOf, onDay } from '../rules/records.rules.ts';
import { bedTime } from '../rules/sleep.rules.ts';
import { useWords } from '../use-words.ts';
import type { HealthView } from './health-view.ts';
import classes from './sleep.module.css';

/** The night that ended today: its length and how it was, or the way to write it down. */
export function SleepCard({ view }: { view: HealthView }) {
  const { t, format, hours } = useWords(view.timeZone);
  const night = nightsOf(onDay(view.health.overview.records, view.today)).at(-1);
  return (
    <Card flush aria-labelledby="sleep-title" className={classes.card}>
      <div className={classes.words}>
        <Title order={2} id="sleep-title">
          {t('sleep.last')}
        </Title>
        {night ? (
          <>
            <p className={classes.length}>{hours(night.minutes)}</p>
            <dl className={classes.times}>
              <div>
                <dt>
                  <IconMoonStars size={20} stroke={1.75} aria-hidden /> {t('form.bed')}
                </dt>
                <dd>{format.time(bedTime(night))}</dd>
              </div>
              <div>
                <dt>
                  <IconSunrise size={20} stroke={1.75} aria-hidden /> {t('form.rise')}
                </dt>
                <dd>{format.time(night.at)}</dd>
              </div>
            </dl>
            <Choices
              legend={t('form.quality')}
              options={SLEEP_QUALITIES.map((value) => ({ value, label: t(`quality.${value}`) }))}
              value={night.quality}
              onChange={(quality) => {
                const { id: _, ...detail } = night;
                view.actions.save({ ...detail, quality }, night);
              }}
            />
            <Button
              variant="subtle"
              leftSection={<IconPencil size={20} stroke={1.75} aria-hidden />}
              onClick={() => view.open({ part: 'sleep', record: night })}
            >
              {t('sleep.change')}
            </Button>
          </>
        ) : (
          <>
            <p className={classes.lead}>{t('sleep.ask')}</p>
            <Button
              leftSection={<IconMoon size={20} stroke={1.75} aria-hidden />}
              onClick={() => view.open({ part: 'sleep' })}
            >
              {t('sleep.add')}
            </Button>
          </>
        )}
        <p className={classes.lead}>{t('sleep.private')}</p>
      </div>
      <Cover name="sono" first className={classes.picture} />
    </Card>
  );
}
