import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import { type EmotionReport, FEWEST_PAIRS } from '../../contract/emotions.contract.ts';
import classes from './report.module.css';

/**
 * What days have in common, told in words with its doubt; the numbers behind them (how large the
 * difference is, and how often chance alone would give as much) are there for who asks. Below fourteen recorded days nothing is compared.
 */
export function Clue({ report }: { report: EmotionReport }) {
  const { t } = useTranslation('emotions');
  const { trend, tags, recorded } = report;
  const tag = tags[0];
  return (
    <section className={classes.clue} aria-labelledby="clue-title">
      <Title order={2} id="clue-title">
        {t('clue.title')}
      </Title>
      {recorded < FEWEST_PAIRS ? (
        <p>{t('clue.few', { count: FEWEST_PAIRS - recorded, needed: FEWEST_PAIRS })}</p>
      ) : (
        <>
          {trend ? (
            <Finding {...trend} about={t(`clue.trend.${directionOf(trend.difference)}`)} />
          ) : null}
          {tag ? (
            <Finding
              {...tag}
              about={t(`clue.tag.${directionOf(tag.difference)}`, { tag: tag.tag, days: tag.with })}
            />
          ) : (
            <p>{t('clue.noTags')}</p>
          )}
        </>
      )}
    </section>
  );
}

type Difference = EmotionReport['tags'][number] | NonNullable<EmotionReport['trend']>;

function Finding({
  difference,
  p,
  clear,
  about,
}: Pick<Difference, 'difference' | 'p' | 'clear'> & { about: string }) {
  const { t } = useTranslation('emotions');
  const format = useFormat();
  const levels = format.number(Math.abs(difference), { maximumFractionDigits: 1 });
  const chance = format.number(Math.max(1, Math.round(p * 100)));
  if (directionOf(difference) === 'same') return <p className={classes.finding}>{about}</p>;
  const size = sizeOf(difference);
  return (
    <div className={classes.finding}>
      <p>{`${about}, ${t(`clue.size.${size}`)}`}</p>
      <p className={classes.remark}>{t(clear ? 'clue.clear' : 'clue.chance')}</p>
      <details className={classes.numbers}>
        <summary>{t('clue.numbers')}</summary>
        <p className={classes.remark}>{t('clue.inNumbers', { levels, chance })}</p>
      </details>
    </div>
  );
}

/** In words: half a level is felt, a whole one is hard to miss. */
function sizeOf(difference: number): 'little' | 'some' | 'much' {
  const levels = Math.abs(difference);
  if (levels < 0.5) return 'little';
  return levels < 1 ? 'some' : 'much';
}

/** Less than a tenth of a level is no difference that anybody would feel. */
export function directionOf(difference: number): 'up' | 'down' | 'same' {
  if (Math.abs(difference) < 0.1) return 'same';
  return difference > 0 ? 'up' : 'down';
}
