import { IconPlusMinus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ReadingView } from '#features/burnout/contract/burnout.contract.ts';
import { categorySums, pointsOf, signedPoints, toneOf } from '#features/burnout/web/index.ts';
import { Tag } from '#packages/ui/index.ts';
import { Disclosure } from './Disclosure.tsx';
import classes from './ResultWhy.module.css';
import { useWhy } from './use-why.ts';

interface ResultWhyProps {
  text: string;
  reading: ReadingView;
}

const LEVELS = ['low', 'moderate', 'high'] as const;
const LIMITS = ['diagnosis', 'length', 'mistakes'] as const;

/** "Why this result?": the sum line by line, what it means, what was left out, and what it does not say. */
export function ResultWhy({ text, reading }: ResultWhyProps) {
  const { t, i18n } = useTranslation('diary');
  const language = new Intl.DisplayNames([i18n.language], { type: 'language' });
  return (
    <Disclosure
      icon={<IconPlusMinus size={20} stroke={1.75} aria-hidden />}
      summary={t('points.why')}
    >
      <div className={classes.why}>
        <Sum text={text} reading={reading} />
        <h3>{t('points.levels')}</h3>
        <ul>
          {LEVELS.map((level) => (
            <li key={level} aria-current={level === reading.level ? 'true' : undefined}>
              {t(`points.band.${level}`)}{' '}
              {level === reading.level ? <Tag>{t('points.here')}</Tag> : null}
            </li>
          ))}
        </ul>
        <LeftOut text={text} reading={reading} />
        <h3>{t('points.limits')}</h3>
        <ul>
          {LIMITS.map((limit) => (
            <li key={limit}>{t(`points.limit.${limit}`)}</li>
          ))}
        </ul>
        <p className={classes.line}>
          {t('points.rules', {
            version: reading.engineVersion,
            language: language.of(reading.language),
          })}
        </p>
      </div>
    </Disclosure>
  );
}

/** How often each category counted, times its weight, with the words. */
function Sum({ text, reading }: ResultWhyProps) {
  const { t } = useTranslation(['diary', 'burnout']);
  const sums = categorySums(reading.counts);
  const { rows, sum } = pointsOf(text, reading.mentions);
  if (sums.length === 0) return <p className={classes.line}>{t('diary:legend.none')}</p>;
  return (
    <>
      <table className={classes.table}>
        <caption className={classes.caption}>{t('diary:points.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('diary:points.category')}</th>
            <th scope="col">{t('diary:points.working')}</th>
            <th scope="col">{t('diary:points.points')}</th>
          </tr>
        </thead>
        <tbody>
          {sums.map(({ category, count, points }) => (
            <tr key={category}>
              <th scope="row">
                <Tag tone={toneOf(category)}>{t(`burnout:categoryTitle.${category}`)}</Tag>
                <span className={classes.words}>
                  {rows
                    .filter((row) => row.category === category && row.status === 'counted')
                    .map(({ words }) => words)
                    .join(', ')}
                </span>
              </th>
              <td>
                {t('diary:points.times', {
                  count,
                  weight: signedPoints(points / count).replace('+', ''),
                })}
              </td>
              <td>{signedPoints(points)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('diary:points.sum')}
            </th>
            <td>{signedPoints(sum).replace('+', '')}</td>
          </tr>
        </tfoot>
      </table>
      {sum < 0 ? (
        <p className={classes.line}>{t('diary:legend.floored', { sum: signedPoints(sum) })}</p>
      ) : null}
    </>
  );
}

/** Each marked expression that weighs nothing, with the reason. */
function LeftOut({ text, reading }: ResultWhyProps) {
  const { t } = useTranslation('diary');
  const why = useWhy();
  const outside = reading.mentions.filter(({ status }) => status !== 'counted');
  if (outside.length === 0) return null;
  return (
    <>
      <h3>{t('points.outside')}</h3>
      <ul>
        {outside.map((mention) => (
          <li key={mention.start}>{why(text, mention)}</li>
        ))}
      </ul>
    </>
  );
}
