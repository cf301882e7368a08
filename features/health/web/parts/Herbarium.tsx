import { Title } from '@mantine/core';
import { IconSeedling } from '@tabler/icons-react';
import { PlantPortrait } from '#packages/ui/art/PlantPortrait.tsx';
import { Card } from '#packages/ui/index.ts';
import { ACHIEVEMENTS, type AchievementKey } from '../../contract/achievements.ts';
import type { HealthAchievement } from '../../contract/health.contract.ts';
import { useWords } from '../use-words.ts';
import classes from './cards.module.css';
import type { HealthView } from './health-view.ts';

/** How many plants the overview shows. */
const LATEST = 4;

/** The plants that were earned last; they stay, whatever is deleted and however long nothing comes. */
export function HerbariumCard({ view }: { view: HealthView }) {
  const { t } = useWords();
  const latest = view.health.overview.achievements
    .filter(({ earnedAt }) => earnedAt !== null)
    .toSorted((a, b) => (b.earnedAt ?? '').localeCompare(a.earnedAt ?? ''))
    .slice(0, LATEST);
  return (
    <Card aria-labelledby="herbarium-title">
      <div className={classes.head}>
        <Title order={2} id="herbarium-title">
          {t('achievements.title')}
        </Title>
        <button type="button" className={classes.link} onClick={() => view.goTo('achievements')}>
          {t('achievements.all')}
        </button>
      </div>
      <p className={classes.lead}>{t('achievements.lead')}</p>
      {latest.length > 0 ? (
        <ul className={classes.plants}>
          {latest.map(({ key }) => (
            <li key={key} className={classes.plant}>
              <Portrait of={key} />
              {t(`achievement.${key}.name`)}
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes.empty}>
          {t(view.health.complete ? 'achievements.none' : 'achievements.offline')}
        </p>
      )}
    </Card>
  );
}

/** Every plant: what it stands for, since when it is there, or how far it has come. */
export function Herbarium({ view }: { view: HealthView }) {
  const { t } = useWords();
  const { achievements } = view.health.overview;
  const earned = achievements.filter(({ earnedAt }) => earnedAt !== null).length;
  return (
    <Card aria-labelledby="herbarium-title">
      <Title order={2} id="herbarium-title">
        {t('achievements.title')}
      </Title>
      <p className={classes.lead}>{t('achievements.stay')}</p>
      {view.health.complete ? (
        <>
          <p className={classes.lead}>
            {t('achievements.count', { count: earned, of: achievements.length })}
          </p>
          <ul className={`${classes.plants} ${classes.all}`}>
            {achievements.map((achievement) => (
              <Plant key={achievement.key} achievement={achievement} timeZone={view.timeZone} />
            ))}
          </ul>
        </>
      ) : (
        <p className={classes.empty}>{t('achievements.offline')}</p>
      )}
    </Card>
  );
}

interface PlantProps {
  achievement: HealthAchievement;
  timeZone: string | undefined;
}

function Plant({ achievement: { key, earnedAt, count, of }, timeZone }: PlantProps) {
  const { t, format } = useWords(timeZone);
  return (
    <li className={classes.plant}>
      {earnedAt ? (
        <Portrait of={key} />
      ) : (
        <span className={classes.seed} aria-hidden>
          <IconSeedling size={26} stroke={1.5} />
        </span>
      )}
      {t(`achievement.${key}.name`)}
      <small>{t(`achievement.${key}.text`)}</small>
      <small>
        {earnedAt
          ? t('achievements.since', { day: format.date(earnedAt, 'short') })
          : t('achievements.progress', { n: format.number(count), of: format.number(of) })}
      </small>
    </li>
  );
}

/** A plant of its own for each, in the order of the achievements. */
function Portrait({ of }: { of: AchievementKey }) {
  return <PlantPortrait number={ACHIEVEMENTS.indexOf(of)} size={64} />;
}
