import { Button, Title } from '@mantine/core';
import { IconSchool } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { TRAINING_PATH } from '#features/training/web/index.ts';
import { PlantPortrait } from '#packages/ui/art/PlantPortrait.tsx';
import type { Period } from '../../contract/ranking.contract.ts';
import classes from './ranking.module.css';

/** As many plants as there fit beside the words. */
const MOST_PLANTS = 6;

interface OwnBedProps {
  readonly own: {
    readonly courses: number;
    readonly belongs: boolean;
    readonly place: number | null;
    readonly groups: number;
  };
  readonly period: Period;
}

/** What the person completed, a plant for each course, and where that stands. */
export function OwnBed({ own: { courses, belongs, place, groups }, period }: OwnBedProps) {
  const { t } = useTranslation('ranking');
  return (
    <section className={classes.bed} aria-labelledby="ranking-own">
      <div className={classes.bedWords}>
        <p className={classes.muted}>{t(`bed.${period}`)}</p>
        <Title order={2} id="ranking-own">
          {t('completed', { count: courses })}
        </Title>
        {place !== null ? (
          <p>
            {t('place.of', { place, count: groups })}{' '}
            <span className={classes.muted}>{t('place.private')}</span>
          </p>
        ) : courses === 0 || !belongs ? (
          <p>{t(belongs ? 'place.none' : 'place.elsewhere')}</p>
        ) : null}
        <Button
          leftSection={<IconSchool size={20} stroke={1.75} aria-hidden />}
          renderRoot={(props) => <Link to={TRAINING_PATH} {...props} />}
        >
          {t(courses > 0 ? 'bed.goOn' : 'bed.begin')}
        </Button>
      </div>
      <div className={classes.plants} aria-hidden>
        {Array.from({ length: Math.min(Math.max(courses, 1), MOST_PLANTS) }, (_, nth) => nth).map(
          (nth) => (
            <PlantPortrait key={nth} number={nth} size={72} />
          ),
        )}
      </div>
    </section>
  );
}
