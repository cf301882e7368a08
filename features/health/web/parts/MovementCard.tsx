import { Button, Title } from '@mantine/core';
import { IconPlus, IconWalk } from '@tabler/icons-react';
import { Card, IconTile } from '#packages/ui/index.ts';
import { moderateMinutes, WHO_WEEKLY_MINUTES } from '../../contract/movement.rules.ts';
import { historyOf, rangeOf } from '../rules/history.rules.ts';
import { exercisesOf, within } from '../rules/records.rules.ts';
import { useWords } from '../use-words.ts';
import { Bars } from './Bars.tsx';
import classes from './cards.module.css';
import type { HealthView } from './health-view.ts';

/**
 * The minutes of the last seven days. The reference of the World Health Organization stands below them
 * as something to know, with what the own minutes are worth by it; nobody is told what is missing.
 */
export function MovementCard({ view }: { view: HealthView }) {
  const { t, format, minutes } = useWords();
  const range = rangeOf('week', view.today, 0);
  const { complete, overview } = view.health;
  const { records } = overview;
  const history = historyOf('exercise', records, range);
  const worth = moderateMinutes(exercisesOf(within(records, range)));
  const sum =
    history.recorded === 0
      ? // Who does not know the week says nothing about it.
        t(complete ? 'movement.none' : 'movement.offline')
      : t('movement.sum', { count: history.recorded, minutes: minutes(history.total) });
  const who = {
    from: format.number(WHO_WEEKLY_MINUTES.from),
    to: format.number(WHO_WEEKLY_MINUTES.to),
  };
  return (
    <Card aria-labelledby="movement-title">
      <div className={classes.head}>
        <div>
          <Title order={2} id="movement-title">
            {t('movement.title')}
          </Title>
          <p className={classes.lead}>{sum}</p>
        </div>
        <IconTile tone="leaf">
          <IconWalk size={22} stroke={1.75} />
        </IconTile>
      </div>
      {complete ? (
        <>
          <Bars
            days={history.days}
            today={view.today}
            tone="leaf"
            summary={sum}
            short={format.number}
          />
          <p className={classes.remark}>
            {history.recorded === 0
              ? t('movement.referenceAlone', who)
              : t('movement.reference', { worth: minutes(worth), ...who })}
          </p>
        </>
      ) : null}
      <Button
        variant="light"
        fullWidth
        mt={complete ? 0 : 16}
        leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
        onClick={() => view.open({ part: 'exercise' })}
      >
        {t('movement.add')}
      </Button>
    </Card>
  );
}
