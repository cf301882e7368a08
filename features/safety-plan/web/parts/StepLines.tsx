import { ActionIcon, Button, Textarea, TextInput } from '@mantine/core';
import { useDidUpdate } from '@mantine/hooks';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Country } from '#features/crisis/contract/country.rules.ts';
import { showToast } from '#packages/ui/index.ts';
import { isBlank } from '../../contract/plan.rules.ts';
import {
  MAX_LINE_LENGTH,
  MAX_LINES,
  MAX_PHONE_LENGTH,
  type PlanLine,
  type PlanStep,
  STEPS_WITH_PHONE,
} from '../../contract/safety-plan.contract.ts';
import classes from './plan.module.css';

/** How many suggestions each step has in the texts; whom to ask for help nobody can suggest. */
const SUGGESTIONS: Readonly<Record<PlanStep, number>> = {
  signs: 3,
  alone: 3,
  company: 3,
  people: 0,
  services: 3,
  safer: 3,
  reasons: 3,
};
/** Who has written this many lines in a step needs no suggestions for it any more. */
const ENOUGH_LINES = 2;
/** The suggestion of the services that only Brazil has. */
const CAPS = 2;

interface StepLinesProps {
  readonly step: PlanStep;
  readonly lines: readonly PlanLine[];
  readonly country: Country;
  readonly onChange: (lines: PlanLine[]) => void;
}

/** The lines of one step to write in; Enter goes on to the next one. */
export function StepLines({ step, lines, country, onChange }: StepLinesProps) {
  const { t } = useTranslation(['safety-plan', 'common']);
  const title = t(`steps.${step}.title`);
  const [fresh, setFresh] = useState<string | null>(null);
  const [removals, setRemovals] = useState(0);
  const adding = useRef<HTMLButtonElement>(null);
  // The line with the focus is gone: the nearest that is sure to be there adds one.
  useDidUpdate(() => adding.current?.focus(), [removals]);
  const latest = useRef(lines);
  latest.current = lines;
  const full = lines.length >= MAX_LINES;

  const add = (text = '', after = lines.length - 1) => {
    const id = crypto.randomUUID();
    setFresh(id);
    onChange(lines.toSpliced(after + 1, 0, { id, text, phone: null }));
  };
  const change = (id: string, part: Partial<PlanLine>) =>
    onChange(lines.map((line) => (line.id === id ? { ...line, ...part } : line)));
  const remove = (line: PlanLine) => {
    onChange(lines.filter(({ id }) => id !== line.id));
    setRemovals(removals + 1);
    if (isBlank(line)) return;
    const run = () => onChange([...latest.current, line]);
    showToast({ text: t('removed'), action: { label: t('common:action.undo'), run } });
  };
  const goOn = (event: KeyboardEvent, index: number) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!full) add('', index);
  };

  const suggestions = Array.from({ length: SUGGESTIONS[step] }, (_, nth) => nth)
    .filter((nth) => step !== 'services' || nth !== CAPS || country === 'BR')
    .map((nth) => t(`suggest.${step}.${nth}`))
    .filter((text) => !lines.some((line) => line.text.trim() === text));
  const withPhone = STEPS_WITH_PHONE.includes(step);

  return (
    <div className={classes.fields}>
      {lines.map((line, index) => (
        <div key={line.id} className={classes.field} data-phone={withPhone || undefined}>
          <Words
            label={t('line', { step: title, number: index + 1 })}
            text={line.text}
            focused={line.id === fresh}
            onKeyDown={(event) => goOn(event, index)}
            onChange={(text) => change(line.id, { text })}
          />
          {withPhone ? (
            <TextInput
              type="tel"
              autoComplete="off"
              aria-label={`${title}: ${t('phoneOf', { number: index + 1 })}`}
              placeholder={t('phone')}
              maxLength={MAX_PHONE_LENGTH}
              value={line.phone ?? ''}
              onKeyDown={(event) => goOn(event, index)}
              onChange={(event) => change(line.id, { phone: event.currentTarget.value || null })}
            />
          ) : null}
          <ActionIcon
            variant="subtle"
            size={44}
            aria-label={t('removeOf', { step: title, number: index + 1 })}
            onClick={() => remove(line)}
          >
            <IconX size={20} stroke={1.75} />
          </ActionIcon>
        </div>
      ))}
      {full ? (
        <p className={classes.hint}>{t('full', { max: MAX_LINES })}</p>
      ) : (
        <>
          <Button
            ref={adding}
            variant="subtle"
            className={classes.add}
            aria-label={t('addTo', { step: title })}
            leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
            onClick={() => add()}
          >
            {t('add')}
          </Button>
          {suggestions.length > 0 && lines.length < ENOUGH_LINES ? (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
            <div className={classes.suggestions} role="group" aria-label={t('suggest.label')}>
              {suggestions.map((text) => (
                <Button
                  key={text}
                  variant="default"
                  leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
                  onClick={() => add(text)}
                >
                  {text}
                </Button>
              ))}
            </div>
          ) : null}
        </>
      )}
    </div>
  );
}

interface WordsProps {
  readonly label: string;
  readonly text: string;
  /** It was just added: the cursor goes there. */
  readonly focused: boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onChange: (text: string) => void;
}

function Words({ label, text, focused, onKeyDown, onChange }: WordsProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);
  return (
    <Textarea
      ref={field}
      autosize
      minRows={1}
      aria-label={label}
      maxLength={MAX_LINE_LENGTH}
      value={text}
      onKeyDown={onKeyDown}
      onChange={(event) => onChange(event.currentTarget.value.replaceAll('\n', ' '))}
    />
  );
}
