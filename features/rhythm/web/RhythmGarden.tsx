import { VisuallyHidden } from '@mantine/core';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import { type EmotionLevel, Garden, gardenOf, Sky } from '#packages/ui/index.ts';
import { NAMED_FROM, type Rhythm } from '../contract/rhythm.contract.ts';

interface RhythmGardenProps {
  rhythm: Rhythm;
  /** The sky of today's emotion above the garden; none without it. */
  weather?: EmotionLevel;
  className?: string;
}

/** The garden and, for who does not see it, what stands there; what a record added grows once. */
export function RhythmGarden({ rhythm, weather, className }: RhythmGardenProps) {
  const since = useBefore(rhythm.grown);
  return (
    <>
      {weather ? <Sky level={weather} className={className} /> : null}
      <Garden days={rhythm.grown} since={since} className={className} />
      <GardenWords days={rhythm.days} grown={rhythm.grown} />
    </>
  );
}

const GardenWords = memo(function GardenWords(rhythm: Rhythm) {
  return <VisuallyHidden>{useGardenWords(rhythm)}</VisuallyHidden>;
});

/** "Seu jardim: manacá em flor, ipê-amarelo em botão. 9 dos últimos 28 dias têm registro." */
function useGardenWords({ days, grown }: Rhythm): string {
  const { t } = useTranslation('rhythm');
  const format = useFormat();
  if (grown === 0) return t('garden.seed');
  const plants = format.list(
    gardenOf(grown).map(({ species, stage }) =>
      t(`garden.${stage}`, { plant: t(`species.${species}`) }),
    ),
  );
  const garden = t('garden.plants', { plants });
  return days < NAMED_FROM ? garden : `${garden} ${t('days', { count: days })}`;
}

/** The value that stood here before this one; the same where nothing was added. */
function useBefore(value: number): number {
  const [shown, setShown] = useState({ value, before: value });
  if (shown.value === value) return shown.before;
  const next = { value, before: Math.min(shown.value, value) };
  setShown(next);
  return next.before;
}
