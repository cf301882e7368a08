import { Button, Title } from '@mantine/core';
import { IconAdjustments, IconPlus } from '@tabler/icons-react';
import { Card, WaterBottle } from '#packages/ui/index.ts';
import { PRESETS } from '../../contract/health.kinds.ts';
import { millilitres, onDay } from '../rules/records.rules.ts';
import { useWords } from '../use-words.ts';
import classes from './HydrationCard.module.css';
import type { HealthView } from './health-view.ts';
import { DRINK_ICONS } from './icons.ts';

/** What fills the drawn bottle where nobody chose an amount, in ml. */
const BOTTLE_ML = 2_000;

/** The day's drinks: one tap records one. Beside the amount stands only what the person chose. */
export function HydrationCard({ view }: { view: HealthView }) {
  const { t, amount } = useWords();
  const { overview } = view.health;
  const { goalMl, amounts } = overview.settings;
  const ml = millilitres(onDay(overview.records, view.today));
  return (
    <Card className={classes.card} aria-labelledby="hydration-title">
      <div className={classes.words}>
        <Title order={2} id="hydration-title">
          {t('hydration.title')}
        </Title>
        <p role="status" className={classes.status}>
          <strong className={classes.total}>{amount(ml)}</strong>{' '}
          {goalMl === null ? t('hydration.today') : t('hydration.ofGoal', { goal: amount(goalMl) })}
        </p>
        <div className={classes.taps}>
          {PRESETS.map((kind) => {
            const Icon = DRINK_ICONS[kind];
            return (
              <Button
                key={kind}
                variant="default"
                className={classes.tap}
                leftSection={<Icon size={20} stroke={1.75} aria-hidden />}
                aria-label={t(kind === 'water' ? 'hydration.tapWater' : 'hydration.tap', {
                  drink: t(`drink.${kind}`),
                  amount: amount(amounts[kind]),
                })}
                onClick={() => view.actions.tap(kind)}
              >
                {kind === 'water'
                  ? t('hydration.glass', { amount: amount(amounts.water) })
                  : t(`drink.${kind}`)}
              </Button>
            );
          })}
          <Button
            variant="default"
            className={classes.tap}
            leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
            onClick={() => view.open({ part: 'drink' })}
          >
            {t('hydration.other')}
          </Button>
        </div>
        <Button
          variant="subtle"
          className={classes.choose}
          leftSection={<IconAdjustments size={20} stroke={1.75} aria-hidden />}
          onClick={() => view.open({ part: 'amounts' })}
        >
          {t(goalMl === null ? 'hydration.choose' : 'hydration.amounts')}
        </Button>
      </div>
      <div className={classes.bottle}>
        <WaterBottle level={Math.min(1, ml / (goalMl ?? BOTTLE_ML))} />
      </div>
    </Card>
  );
}
