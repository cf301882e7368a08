import { Chip } from '@mantine/core';
import classes from './form.module.css';

interface ChoicesProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
  /** A second tap on what is chosen takes the answer back. */
  readonly optional?: string;
}

/** One of a few words: real radio buttons, or boxes of which one at most is ticked. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { legend, options, value, onChange, optional } = props;
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>
        {legend} {optional ? <span className={classes.optional}>{optional}</span> : null}
      </legend>
      <div className={classes.chips}>
        {options.map((option) => (
          <Chip
            key={option.value}
            type={optional ? 'checkbox' : 'radio'}
            name={legend}
            size="md"
            radius="xl"
            checked={value === option.value}
            onChange={(checked) => onChange(checked ? option.value : null)}
          >
            {option.label}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
