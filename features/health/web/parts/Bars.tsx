import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import { lazyPart } from '#packages/ui/index.ts';
import type { DayValue } from '../rules/history.rules.ts';
import classes from './Bars.module.css';

export interface BarsProps {
  readonly days: readonly DayValue[];
  readonly today: string;
  readonly tone: 'leaf' | 'sky' | 'sun';
  /** The same in one sentence, for those who do not see the bars. */
  readonly summary: string;
  /** A value in as few characters as fit above a bar. */
  readonly short: (value: number) => string;
}

// The chart library is large and comes with the first chart that is shown.
const BarsView = lazyPart<BarsViewProps>(() => import('./BarsView.tsx'), {
  waiting: <div className={classes.plot} />,
  failed: (retry) => <BarsFailed onRetry={retry} />,
});

export interface BarsViewProps {
  readonly bars: readonly { label: string; value: number | null }[];
  /** Numbers above the bars, where there are few enough. */
  readonly named: boolean;
  readonly short: (value: number) => string;
  readonly summary: string;
}

/** Days as bars; a day without a record is a gap. The table beside it says the same in words. */
export function Bars({ days, today, tone, summary, short }: BarsProps) {
  const { t } = useTranslation('health');
  const { weekday, day: dayName } = useFormat();
  const week = days.length <= 7;
  const label = (day: string) => {
    if (day === today) return t('history.today');
    return week ? weekday(day) : dayName(day, 'day').replace(/\D*(\d+).*/, '$1');
  };
  return (
    <figure className={classes.chart} data-tone={tone}>
      <BarsView
        bars={days.map(({ day, value }) => ({ label: label(day), value }))}
        named={week}
        summary={summary}
        short={short}
      />
    </figure>
  );
}

function BarsFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['health', 'common']);
  return (
    <p className={classes.failed}>
      {t('health:history.noChart')}{' '}
      <button type="button" onClick={onRetry}>
        {t('common:action.retry')}
      </button>
    </p>
  );
}
