import { Button, Title } from '@mantine/core';
import { IconPlus, IconUsers } from '@tabler/icons-react';
import { Card } from '#packages/ui/index.ts';
import { MEALS } from '../../contract/health.kinds.ts';
import { rangeOf } from '../rules/history.rules.ts';
import { mealsOf, onDay, within } from '../rules/records.rules.ts';
import { useWords } from '../use-words.ts';
import classes from './cards.module.css';
import type { HealthView } from './health-view.ts';
import { MEAL_ICONS } from './icons.ts';

/** Today's meals: whether and when, never what or how much. A blank one is an offer, no omission. */
export function MealsCard({ view }: { view: HealthView }) {
  const { t, format } = useWords(view.timeZone);
  const { records } = view.health.overview;
  const today = mealsOf(onDay(records, view.today));
  const week = mealsOf(within(records, rangeOf('week', view.today, 0)));
  const together = week.filter((meal) => meal.together).length;
  return (
    <Card aria-labelledby="meals-title">
      <Title order={2} id="meals-title">
        {t('meals.title')}
      </Title>
      <p className={classes.lead}>{t('meals.lead')}</p>
      <ul className={classes.meals}>
        {MEALS.map((kind) => {
          const Icon = MEAL_ICONS[kind];
          const record = today.findLast((meal) => meal.kind === kind);
          return (
            <li key={kind}>
              <button
                type="button"
                className={classes.meal}
                data-done={record ? true : undefined}
                onClick={() =>
                  view.open(record ? { part: 'meal', record } : { part: 'meal', kind })
                }
              >
                <Icon size={22} stroke={1.75} aria-hidden />
                <b>{t(`meal.${kind}`)}</b>
                <span>
                  {record ? t('meals.done', { time: format.time(record.at) }) : t('meals.open')}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {together > 0 ? (
        <p className={classes.together}>
          <IconUsers size={18} stroke={1.75} aria-hidden />
          {t('meals.company', { count: together })}
        </p>
      ) : null}
      <Button
        variant="light"
        fullWidth
        mt={16}
        leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
        onClick={() => view.open({ part: 'meal' })}
      >
        {t('meals.add')}
      </Button>
    </Card>
  );
}
