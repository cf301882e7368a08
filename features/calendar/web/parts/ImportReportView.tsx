import { IconRepeat } from '@tabler/icons-react';
import { Note } from '#packages/ui/index.ts';
import type { ImportReport } from '../../contract/import.contract.ts';
import { useWords } from '../use-words.ts';
import classes from './ImportReportView.module.css';

/** What a file would bring: what comes in, what is there already, and what stays outside and why. */
export function ImportReportView({ report }: { readonly report: ImportReport }) {
  const { t, format, clock } = useWords();
  const { comes, known, shortened, first, skipped, firstSkipped } = report;
  const when = (start: string, allDay: boolean) => {
    const day = format.day(start.slice(0, 10), 'short');
    return allDay ? day : `${day}, ${clock(start)}`;
  };
  return (
    <div className={classes.report}>
      <Note tone={comes > 0 ? 'leaf' : 'sun'}>
        {comes > 0 ? t('import.comes', { count: comes }) : t('import.nothing')}{' '}
        {known > 0 ? t('import.known', { count: known }) : null}{' '}
        {shortened > 0 ? t('import.shortened', { count: shortened }) : null}
      </Note>
      {first.length > 0 ? (
        <ul className={classes.list} aria-label={t('import.coming')}>
          {first.map(({ title, start, allDay, repeats }, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes
            <li key={nth}>
              <b>{title}</b>
              <span className={classes.when}>
                {start ? when(start, allDay) : null}
                {repeats ? (
                  <IconRepeat size={16} stroke={1.75} aria-label={t('agenda.repeats')} />
                ) : null}
              </span>
            </li>
          ))}
          {comes > first.length ? (
            <li className={classes.when}>{t('import.more', { count: comes - first.length })}</li>
          ) : null}
        </ul>
      ) : null}
      {skipped > 0 ? (
        <>
          <Note tone="sun">{t('import.skipped', { count: skipped })}</Note>
          <ul className={classes.list} aria-label={t('import.outside')}>
            {firstSkipped.map(({ title, start, allDay, reason }, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes
              <li key={nth}>
                <b>{title}</b>
                <span className={classes.when}>{start ? when(start, allDay) : null}</span>
                <span className={classes.reason}>{t(`import.reason.${reason}`)}</span>
              </li>
            ))}
            {skipped > firstSkipped.length ? (
              <li className={classes.when}>
                {t('import.more', { count: skipped - firstSkipped.length })}
              </li>
            ) : null}
          </ul>
        </>
      ) : null}
    </div>
  );
}
