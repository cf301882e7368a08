import { Chip } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Choices.module.css';
import { FieldGroup } from './FieldGroup.tsx';

interface ChoicesProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    /** A drawing in front of the label. */
    readonly icon?: ReactNode;
  }[];
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
  /** A second tap on what is chosen takes the answer back. */
  readonly optional?: string;
}

/** One of a few words: real radio buttons, or boxes of which one at most is ticked. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { legend, options, value, onChange, optional } = props;
  return (
    <FieldGroup legend={legend} optional={optional}>
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
            <span className={classes.words}>
              {option.icon}
              {option.label}
            </span>
          </Chip>
        ))}
      </div>
    </FieldGroup>
  );
}
