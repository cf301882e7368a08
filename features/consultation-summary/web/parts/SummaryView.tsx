import { CATEGORY_KEYS } from '#features/burnout/contract/burnout.contract.ts';
import { counted, fill } from '#packages/i18n/fill.ts';
import { type Formatter, formatterFor } from '#packages/i18n/format.ts';
import { distributionOf } from '../../contract/chart.rules.ts';
import { DOCUMENT_TEXTS, type DocumentTexts } from '../../contract/document-texts.ts';
import type { Summary } from '../../contract/summary.ts';
import { SignalsChart } from './SignalsChart.tsx';
import styles from './SummaryView.module.css';

interface SummaryViewProps {
  summary: Summary;
  /** Rank of its title on the page: the whole page, or a part of one. */
  rank: 1 | 3;
}

/**
 * The summary as it is seen, in the language of the person who made it. Plain elements: the page of a
 * link shows it without the component kit, and the preview shows the very same.
 */
export function SummaryView({ summary, rank }: SummaryViewProps) {
  const texts = DOCUMENT_TEXTS[summary.language];
  const format = formatterFor(summary.language, summary.timeZone);
  const Title = `h${rank}` as const;
  const Heading = `h${rank + 1}` as 'h2' | 'h4';
  const { from, to, createdAt, name, message, entries, signals, emotions, notes } = summary;
  return (
    <article className={styles.document} lang={summary.language}>
      <Title className={styles.title} tabIndex={-1}>
        {texts.title}
      </Title>
      <p>{fill(texts.span, { from: format.day(from, 'long'), to: format.day(to, 'long') })}</p>
      <p className={styles.small}>{fill(texts.made, { date: format.date(createdAt, 'long') })}</p>
      {name ? (
        <p>
          {texts.name}: <strong>{name}</strong>
        </p>
      ) : null}
      <p className={styles.limits}>{texts.limits}</p>
      {message ? (
        <section>
          <Heading>{texts.message}</Heading>
          <p className={styles.text}>{message}</p>
        </section>
      ) : null}
      {signals ? (
        <section>
          <Heading>{texts.signals}</Heading>
          <Signals summary={summary} signals={signals} texts={texts} format={format} />
        </section>
      ) : null}
      {emotions ? (
        <section>
          <Heading>{texts.emotions}</Heading>
          <Emotions emotions={emotions} texts={texts} />
        </section>
      ) : null}
      {notes.length > 0 ? (
        <section>
          <Heading>{texts.notes}</Heading>
          <ul className={styles.notes}>
            {notes.map((note) => (
              <li key={`${note.from}${note.to}${note.text}`}>
                <span className={styles.small}>
                  {note.from === note.to
                    ? format.day(note.from)
                    : fill(texts.noteDays, {
                        from: format.day(note.from),
                        to: format.day(note.to),
                      })}
                </span>
                {note.text}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {entries.length > 0 ? (
        <section>
          <Heading>{texts.entries}</Heading>
          {entries.map(({ at, day, parts }) => (
            <div key={at} className={styles.entry}>
              <p className={styles.small}>
                {day ? format.day(day, 'weekday') : format.dateTime(at)}
              </p>
              <p className={styles.text}>
                {parts.map((part, index) =>
                  part.kind === 'text' ? (
                    part.text
                  ) : (
                    // biome-ignore lint/suspicious/noArrayIndexKey: parts never change their order
                    <mark key={index} className={styles.covered}>
                      {texts.covered}
                    </mark>
                  ),
                )}
              </p>
            </div>
          ))}
        </section>
      ) : null}
    </article>
  );
}

interface SignalsProps {
  summary: Summary;
  signals: NonNullable<Summary['signals']>;
  texts: DocumentTexts;
  format: Formatter;
}

function Signals({ summary, signals, texts, format }: SignalsProps) {
  const number = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  const { trend, counts, entries, days, of } = signals;
  return (
    <>
      <p className={styles.small}>{texts.signalsUnit[summary.period]}</p>
      <SignalsChart trend={trend} texts={texts} />
      <p className={styles.small}>
        {fill(texts.signalsCoverage, { n: entries, days, of })} {texts.signalsRange}
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.columns.from}</th>
            <th scope="col">{texts.columns.mean}</th>
            <th scope="col">{texts.columns.range}</th>
            <th scope="col">{texts.columns.entries}</th>
          </tr>
        </thead>
        <tbody>
          {trend
            .filter((point) => point.entries > 0)
            .map(({ from, mean, interval, entries: n }) => (
              <tr key={from}>
                <th scope="row">{format.day(from, summary.period === '12m' ? 'month' : 'day')}</th>
                <td>{mean === null ? '' : number(mean)}</td>
                <td>
                  {interval
                    ? fill(texts.range, { low: number(interval.low), high: number(interval.high) })
                    : ''}
                </td>
                <td>{n}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <p className={styles.small}>{texts.counts}</p>
      <ul className={styles.counts}>
        {CATEGORY_KEYS.filter((category) => counts[category] > 0).map((category) => (
          <li key={category}>
            {texts.categories[category]}: {counted(texts.times, counts[category])}
          </li>
        ))}
      </ul>
      <p className={styles.small}>{texts.signalsHow}</p>
    </>
  );
}

interface EmotionsProps {
  emotions: NonNullable<Summary['emotions']>;
  texts: DocumentTexts;
}

function Emotions({ emotions: { days, of }, texts }: EmotionsProps) {
  const counts = distributionOf(days);
  const most = Math.max(1, ...counts);
  return (
    <>
      <ul className={styles.levels}>
        {[...counts.entries()].toReversed().map(([index, count]) => (
          <li key={texts.levels[index]}>
            <span>{texts.levels[index]}</span>
            <i
              aria-hidden="true"
              data-level={index + 1}
              style={{
                width: `${(count / most) * 60}%`,
                visibility: count === 0 ? 'hidden' : undefined,
              }}
            />
            <span>{counted(texts.days, count)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.small}>{fill(texts.emotionsCoverage, { n: days.length, of })}</p>
    </>
  );
}
