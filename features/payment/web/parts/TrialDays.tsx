import { useTranslation } from 'react-i18next';
import { classNames } from '#packages/ui/index.ts';
import classes from './payment.module.css';

const DAY_MS = 86_400_000;

interface TrialDaysProps {
  readonly endsAt: string;
  readonly days: number;
  /** When mails about its end come. */
  readonly notice: string;
}

/** The days of a trial as squares; the words beside them say the same. */
export function TrialDays({ endsAt, days, notice }: TrialDaysProps) {
  const { t } = useTranslation('payment');
  const left = Math.max(0, Math.ceil((new Date(endsAt).getTime() - Date.now()) / DAY_MS));
  const day = Math.min(days, Math.max(1, days - left + 1));
  return (
    <div className={classes.trial}>
      <strong>{t('current.day', { day, days })}</strong>
      <div className={classes.days} aria-hidden>
        {Array.from({ length: days }, (_, nth) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the days never move
            key={nth}
            className={classNames(
              classes.day,
              nth < day && classes.over,
              nth === day - 1 && classes.today,
            )}
          />
        ))}
      </div>
      <span className={classes.facts}>{notice}</span>
    </div>
  );
}
