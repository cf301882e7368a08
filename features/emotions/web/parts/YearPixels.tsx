import { Title, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import { monthsOf } from '#packages/i18n/weeks.ts';
import { addDays } from '#packages/kernel/day.ts';
import { Card, FailedState, LoadingShape } from '#packages/ui/index.ts';
import { EMOTION_LEVELS } from '../../contract/emotions.contract.ts';
import { useYear } from '../emotions.api.ts';
import classes from './YearPixels.module.css';

/** The days of a year since the first record, a small square each, month by month; the table behind it says the same in words. */
export function YearPixels({ today }: { today: string }) {
  const { t } = useTranslation(['emotions', 'common']);
  const format = useFormat();
  const { data, isError, isFetching, refetch } = useYear(today);
  if (!data) {
    return isError ? (
      <FailedState headingOrder={2} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <LoadingShape label={t('emotions:loading')} lines={4} />
    );
  }
  const [first] = [...data.keys()].toSorted();
  const months = monthsOf(addDays(today, -364), today).filter(
    ({ days }) => first !== undefined && (days.at(-1) ?? '') >= first,
  );
  return (
    <Card aria-labelledby="year-title">
      <Title order={2} id="year-title">
        {t('emotions:year.title')}
      </Title>
      <p className={classes.lead}>{t('emotions:year.text', { count: data.size })}</p>
      <table className={classes.year} aria-labelledby="year-title">
        <thead>
          <tr>
            <th scope="col">{t('emotions:year.month')}</th>
            <th scope="col">{t('emotions:year.days')}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, days }) => {
            const counts = EMOTION_LEVELS.map((level) => ({
              level,
              count: days.filter((day) => data.get(day) === level).length,
            })).filter(({ count }) => count > 0);
            const words = counts.map(
              ({ level, count }) => `${t(`common:emotion.${level}`)}: ${format.number(count)}`,
            );
            return (
              <tr key={month}>
                <th scope="row">{format.day(`${month}-15`, 'month')}</th>
                <td>
                  <VisuallyHidden>
                    {words.length > 0 ? format.list(words) : t('emotions:sky.rest')}
                  </VisuallyHidden>
                  <span className={classes.pixels} aria-hidden>
                    {days.map((day) => {
                      const level = data.get(day);
                      return (
                        <i
                          key={day}
                          title={`${format.day(day, 'day')}: ${level ? t(`common:emotion.${level}`) : t('emotions:sky.rest')}`}
                          style={{
                            gridColumn: Number(day.slice(-2)),
                            ...(level && {
                              background: `var(--em${level})`,
                              borderColor: `var(--em${level}-line)`,
                            }),
                          }}
                        />
                      );
                    })}
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
}
