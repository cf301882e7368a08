import { Title, VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#packages/ui/index.ts';
import { FACTORS } from '../../contract/factors.ts';
import type { ResultCell, SurveyResults } from '../../contract/survey-results.ts';
import { useDates } from '../use-dates.ts';
import classes from './conditions.module.css';
import { useShare } from './use-share.ts';

/** What is told of one closed survey: a table of factors for the company, and for each part that may be told. */
export function Results({ results }: { readonly results: SurveyResults }) {
  const { t } = useTranslation('working-conditions');
  const { day } = useDates();
  const share = useShare();
  const { openedOn, closedOn, answered, whole, sites, sectors } = results;
  const title = t('results.title', { from: day(openedOn), to: day(closedOn) });
  const parts = [...sites, ...sectors];
  return (
    <Card aria-label={title}>
      <Title order={3}>{title}</Title>
      <p className={classes.lead}>
        {t('results.answered', { share: share(answered) })}. {t('results.scale')}
      </p>
      <Factors name={t('results.whole')} cell={whole} />
      {parts.map(({ name, cell }) => (
        <Factors key={name} name={name} cell={cell} />
      ))}
    </Card>
  );
}

function Factors({ name, cell }: { readonly name: string; readonly cell: ResultCell | null }) {
  const { t } = useTranslation('working-conditions');
  const { format } = useDates();
  const id = useId();
  const worst = FACTORS.toSorted((a, b) => (cell?.factors[b] ?? 0) - (cell?.factors[a] ?? 0));
  return (
    <section aria-labelledby={id} className={classes.part}>
      <Title order={4} id={id}>
        {name}
      </Title>
      {cell === null ? (
        <p className={classes.lead}>
          {t('results.protected')}. {t('results.protectedText')}
        </p>
      ) : (
        <table className={classes.results} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{t('results.factor')}</th>
              <th>
                <VisuallyHidden>{t('results.scale')}</VisuallyHidden>
              </th>
              <th scope="col">{t('results.mean')}</th>
            </tr>
          </thead>
          <tbody>
            {worst.map((factor) => {
              const mean = cell.factors[factor];
              return (
                <tr key={factor}>
                  <th scope="row">{t(`factors.${factor}`)}</th>
                  <td aria-hidden>
                    <span className={classes.track}>
                      <span
                        className={classes.bar}
                        style={{ width: `${(100 * ((mean ?? 1) - 1)) / 4}%` }}
                      />
                    </span>
                  </td>
                  <td>{mean === null ? t('results.protected') : format.number(mean)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </section>
  );
}
