import { Chip } from '@mantine/core';
import { CATEGORIES, type Category } from '../../contract/calendar.contract.ts';
import { useWords } from '../use-words.ts';
import { LOOKS } from './categories.ts';
import classes from './EventEditor.module.css';

interface CategoryChoiceProps {
  value: Category;
  onChange: (category: Category) => void;
}

/** One of the four kinds of events. */
export function CategoryChoice({ value, onChange }: CategoryChoiceProps) {
  const { t } = useWords();
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('form.category')}</legend>
      <div className={classes.options}>
        {CATEGORIES.map((category) => {
          const Icon = LOOKS[category].icon;
          return (
            <Chip
              key={category}
              type="radio"
              name="category"
              size="md"
              radius="xl"
              checked={value === category}
              onChange={() => onChange(category)}
            >
              <span className={classes.option}>
                <Icon size={18} stroke={1.75} aria-hidden />
                {t(`category.${category}`)}
              </span>
            </Chip>
          );
        })}
      </div>
    </fieldset>
  );
}
