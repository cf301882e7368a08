import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#packages/ui/index.ts';
import type { Part } from '../../contract/company-report.contract.ts';
import { differenceOf } from '../../contract/difference.rules.ts';
import { periodBefore } from '../../contract/period.rules.ts';
import { useWords } from '../use-words.ts';
import { Protected } from './Protected.tsx';
import classes from './report.module.css';

interface PartsCardProps {
  kind: 'sites' | 'sectors';
  parts: readonly Part[];
  period: string;
  /** A list for the hand, a table for the desk. */
  arrange: 'table' | 'list';
}

/** The sites or the sectors of a company below each other, one of the two kinds at a time. */
export function PartsCard({ kind, parts, period, arrange }: PartsCardProps) {
  const { t } = useTranslation('company-report');
  const words = useWords();
  const id = useId();
  const columns = [
    t('people'),
    t('how'),
    words.period(periodBefore(period)),
    ...(parts.some(({ duty }) => duty !== null) ? [t('duty')] : []),
  ];
  const cellsOf = (part: Part): ReactNode[] => {
    const { cell, before, duty } = part;
    const cells = cell
      ? [
          t(`band.${cell.people}`),
          <MeanMark key="mean" mean={cell.mean} word={words.mean(cell)} />,
          t(`difference.${differenceOf(cell, before) ?? 'none'}`),
        ]
      : [0, 1, 2].map((nth) => <Protected key={nth} />);
    if (columns.length < 4) return cells;
    return [...cells, duty ? words.share(duty) : <Protected key="duty" />];
  };
  return (
    <Card flush>
      <div className={classes.padded}>
        <Title order={2} id={id}>
          {t(`${kind}.title`)}
        </Title>
        <p className={classes.lead}>{t('oneCut')}</p>
      </div>
      {arrange === 'table' ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is moved by keyboard, too
        <section className={classes.scroll} aria-labelledby={id} tabIndex={0}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t(`${kind}.one`)}</th>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {parts.map((part) => (
                <tr key={part.name}>
                  <th scope="row">{part.name}</th>
                  {cellsOf(part).map((cell, nth) => (
                    <td
                      key={columns[nth]}
                      className={part.cell || nth > 2 ? undefined : classes.hatched}
                    >
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : (
        <div className={classes.parts}>
          {parts.map((part) => (
            <section key={part.name} className={classes.part}>
              <Title order={3}>{part.name}</Title>
              <dl>
                {cellsOf(part).map((cell, nth) => (
                  <div
                    key={columns[nth]}
                    className={part.cell || nth > 2 ? undefined : classes.hatched}
                  >
                    <dt>{columns[nth]}</dt>
                    <dd>{cell}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      )}
    </Card>
  );
}

/** Five steps, filled as far as the mean reaches, beside its word. */
function MeanMark({ mean, word }: { mean: number; word: string }) {
  return (
    <span className={classes.mean}>
      <span className={classes.steps} aria-hidden>
        {[1, 2, 3, 4, 5].map((step) => (
          <span
            key={step}
            className={classes.step}
            style={{ ['--full' as string]: `${100 * Math.min(1, Math.max(0, mean - step + 1))}%` }}
          />
        ))}
      </span>
      {word}
    </span>
  );
}
