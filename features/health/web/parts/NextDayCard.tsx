import { Title } from '@mantine/core';
import { useFaces } from '#features/emotions/web/index.ts';
import { Card } from '#packages/ui/index.ts';
import { rangeOf } from '../rules/history.rules.ts';
import { nightsOf } from '../rules/records.rules.ts';
import { nextDaysOf } from '../rules/sleep.rules.ts';
import { useRecords } from '../use-health.ts';
import { useWords } from '../use-words.ts';
import type { HealthView } from './health-view.ts';
import classes from './sleep.module.css';

/** How days felt that followed long and short nights of the last thirty; counts, without a verdict. */
export function NextDayCard({ view }: { view: HealthView }) {
  const { t } = useWords();
  const { records } = useRecords(rangeOf('month', view.today, 0), true);
  const nights = nightsOf(records ?? []);
  const faces = useFaces(nights.map(({ day }) => day));
  const { nights: known, long, short } = nextDaysOf(nights, (day) => faces.get(day));
  return (
    <Card aria-labelledby="sleep-next">
      <Title order={2} id="sleep-next">
        {t('sleep.next.title')}
      </Title>
      {long || short ? (
        <>
          <p className={classes.lead}>{t('sleep.next.known', { count: known })}</p>
          <ul className={classes.next}>
            {long ? (
              <li>
                <b>{t('sleep.next.long')}</b>
                {t('sleep.next.good', { count: long.good, of: long.of })}
              </li>
            ) : null}
            {short ? (
              <li>
                <b>{t('sleep.next.short')}</b>
                {t('sleep.next.bad', { count: short.bad, of: short.of })}
              </li>
            ) : null}
          </ul>
          <p className={classes.lead}>{t('sleep.next.chance')}</p>
        </>
      ) : (
        <p className={classes.lead}>{t('sleep.next.few')}</p>
      )}
    </Card>
  );
}
