import { Button, Title } from '@mantine/core';
import { IconLifebuoy } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { DIARY_PATH } from '#features/diary/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Card, IconTile } from '#packages/ui/index.ts';
import { linkTo } from '#packages/ui/screens/index.ts';
import type { BurnoutOverview } from '../../contract/burnout.contract.ts';
import { LevelPetals } from './LevelPetals.tsx';
import classes from './Now.module.css';

interface NowProps {
  overview: BurnoutOverview;
  timeZone: string | undefined;
}

interface LevelNowProps extends Pick<BurnoutOverview, 'mean'> {
  latest: NonNullable<BurnoutOverview['latest']>;
  timeZone: string | undefined;
}

/** Where the person stands: help where it comes first, else the level of the latest entry. */
export function Now({ overview, timeZone }: NowProps) {
  const { helpFirst, latest, mean } = overview;
  if (helpFirst) return <HelpNow />;
  return latest ? <LevelNow latest={latest} mean={mean} timeZone={timeZone} /> : null;
}

/** In place of the level, where help comes before the numbers of the newest entry. */
function HelpNow() {
  const { t } = useTranslation('burnout');
  return (
    <Card aria-labelledby="help-now-title">
      <div className={classes.level}>
        <IconTile tone="lilac">
          <IconLifebuoy size={22} stroke={1.75} />
        </IconTile>
        <Title order={2} id="help-now-title">
          {t('now.helpTitle')}
        </Title>
      </div>
      <p className={classes.path}>{t('now.help')}</p>
      <Button fullWidth variant="light" component="a" href="/ajuda">
        {t('now.helpAction')}
      </Button>
    </Card>
  );
}

/** The level of the latest entry in words, with its points and the way to the words behind them. */
function LevelNow({ latest, mean, timeZone }: LevelNowProps) {
  const { t } = useTranslation(['burnout', 'common']);
  const format = useFormat(timeZone);
  const level = t(`common:signal.${latest.level}`);
  return (
    <Card aria-label={t('burnout:signals', { level })}>
      <p className={classes.small}>
        {t('burnout:now.last', { date: format.date(latest.at, 'day') })}
      </p>
      <div className={classes.level}>
        <LevelPetals level={latest.level} />
        <div>
          <p className={classes.word}>
            {level.charAt(0).toLocaleUpperCase(format.language) + level.slice(1)}
          </p>
          <p className={classes.small}>
            {t('burnout:now.points', { count: latest.score, words: format.number(latest.words) })}
          </p>
        </div>
      </div>
      <p className={classes.path}>
        {mean === null
          ? t('burnout:now.meanOnly')
          : t('burnout:now.mean', { mean: format.number(mean, { maximumFractionDigits: 1 }) })}
      </p>
      <Button
        fullWidth
        variant="light"
        renderRoot={(props) => (
          <Link {...linkTo(DIARY_PATH, { search: { entry: latest.entryId } })} {...props} />
        )}
      >
        {t('burnout:now.see')}
      </Button>
    </Card>
  );
}
