import { Tag } from '#packages/ui/index.ts';
import { CATEGORIES } from '../../contract/calendar.contract.ts';
import { useWords } from '../use-words.ts';
import { HOLIDAY, LOOKS } from './categories.ts';
import classes from './MonthGrid.module.css';

/** What the looks of the chips mean. */
export function Legend({ label, holidays }: { label: string; holidays: boolean }) {
  const { t } = useWords();
  return (
    <ul className={classes.legend} aria-label={label}>
      {CATEGORIES.map((category) => {
        const { icon: Icon, tone } = LOOKS[category];
        return (
          <li key={category}>
            <Tag tone={tone}>
              <Icon size={15} stroke={1.75} aria-hidden />
              {t(`category.${category}`)}
            </Tag>
          </li>
        );
      })}
      {holidays ? (
        <li>
          <Tag tone={HOLIDAY.tone}>
            <HOLIDAY.icon size={15} stroke={1.75} aria-hidden />
            {t('holiday.legend')}
          </Tag>
        </li>
      ) : null}
    </ul>
  );
}
