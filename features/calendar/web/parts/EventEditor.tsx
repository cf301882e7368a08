import { Button, Switch, Textarea, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { liesIn } from '#features/crisis/contract/country.rules.ts';
import { useField, useHelpAfter, useWordsHelp, WordsHelpCard } from '#features/crisis/web/index.ts';
import { zoneName } from '#packages/i18n/format.ts';
import {
  focusFirstProblem,
  Note,
  SheetFooter,
  UnfinishedNote,
  useFailureText,
} from '#packages/ui/index.ts';
import { Choices } from '#packages/ui/parts/Choices.tsx';
import {
  CATEGORIES,
  type Category,
  MAX_DESCRIPTION_LENGTH,
  MAX_TITLE_LENGTH,
} from '../../contract/calendar.contract.ts';
import { SCOPES, type Scope } from '../../contract/repeat.contract.ts';
import type { ShownEvent } from '../rules/events.rules.ts';
import {
  draftOf,
  type EventForm,
  formOf,
  missingOf,
  problemOf,
  withAllDay,
  withStart,
} from '../rules/form.rules.ts';
import { noRepeat } from '../rules/repeat.rules.ts';
import { useEventChanges } from '../use-event-changes.ts';
import { useWords } from '../use-words.ts';
import { LOOKS } from './categories.ts';
import classes from './EventEditor.module.css';
import { ReminderField } from './ReminderField.tsx';
import { RepeatFields } from './RepeatFields.tsx';
import { SkipHolidays } from './SkipHolidays.tsx';
import { TakeAlong } from './TakeAlong.tsx';

interface EventEditorProps {
  /** What the fields begin with. */
  form: EventForm;
  /** What they would begin with, had nothing been typed before. */
  untouched: EventForm;
  /** Each change, so that closing loses nothing. */
  onWrite: (form: EventForm) => void;
  /** Back to what is saved, or to an empty form. */
  onDiscard: () => void;
  /** The person's own zone: an event of another one says whose clock its times are. */
  timeZone: string;
  /** The event's id, which stays when it is sent again: it is saved once. */
  id: string;
  /** What is saved; null for an event that is not there yet. */
  event: ShownEvent | null;
  onSaved: (form: EventForm) => void;
  onDelete: (event: ShownEvent, scope: Scope) => void;
}

/** The fields of an event: what, when, of which kind, and a few words for whoever wants them. */
export function EventEditor(props: EventEditorProps) {
  const { form: start, untouched, timeZone, id, event, onSaved, onDelete } = props;
  const { t, format } = useWords();
  const failureText = useFailureText('calendar');
  const { add, change, saving } = useEventChanges();
  const [form, setForm] = useState(start);
  const [asked, setAsked] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [scope, setScope] = useState<Scope>('one');
  const title = useRef<HTMLInputElement>(null);
  // It may take the place of a day's list, whose dialog stays open around it. A dialog that opens
  // with it gives the focus itself, once it knows where to give it back.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus();
  }, []);

  const words = `${form.title}\n\n${form.description}`;
  const [writtenIn, setWrittenIn] = useState<'title' | 'description' | null>(null);
  useField(words, writtenIn !== null);
  const help = useWordsHelp(words);
  useHelpAfter(words, help);
  const card = <WordsHelpCard help={help} />;

  const write = (next: EventForm) => {
    setForm(next);
    props.onWrite(next);
  };
  const set = (change: Partial<EventForm>) => write({ ...form, ...change });
  const isSeries = event?.occurrence !== undefined;
  // One time of a series does not come again by itself.
  const single = isSeries && scope === 'one';
  const meant = single ? { ...form, repeat: noRepeat(form.startDay) } : form;
  const problem = asked ? problemOf(meant) : null;
  const missing = new Set<string>(problem === 'missing' ? missingOf(form) : []);
  const ends = problem === 'ends_too_early' || problem === 'lasts_too_long' ? problem : null;

  const optionOf = (category: Category) => {
    const Icon = LOOKS[category].icon;
    return {
      label: t(`category.${category}`),
      icon: <Icon size={18} stroke={1.75} aria-hidden />,
    };
  };
  const submit = async (submission: FormEvent<HTMLFormElement>) => {
    submission.preventDefault();
    setAsked(true);
    setFailure(null);
    if (problemOf(meant)) {
      focusFirstProblem(submission.currentTarget);
      return;
    }
    try {
      if (event) await change(event, draftOf(meant), scope);
      else await add({ id, ...draftOf(meant) });
      onSaved(meant);
    } catch (error) {
      setFailure(error);
    }
  };
  const textField = (name: 'startTime' | 'endDay' | 'endTime' | 'startDay') => ({
    value: form[name],
    error: missing.has(name) ? t('form.missing') : null,
  });
  return (
    <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
      {start === untouched ? null : <UnfinishedNote onDiscard={props.onDiscard} />}
      <TextInput
        ref={title}
        data-autofocus
        label={t('form.title')}
        maxLength={MAX_TITLE_LENGTH}
        value={form.title}
        error={problem === 'missing' && form.title.trim() === '' ? t('form.missing') : null}
        onChange={(event) => {
          setWrittenIn('title');
          set({ title: event.currentTarget.value });
        }}
      />
      {writtenIn === 'description' ? null : card}
      <Choices
        legend={t('form.category')}
        options={CATEGORIES.map((value) => ({ value, ...optionOf(value) }))}
        value={form.category}
        onChange={(category) => category && set({ category })}
      />
      <Switch
        label={t('form.allDay')}
        checked={form.allDay}
        onChange={(event) => write(withAllDay(form, event.currentTarget.checked))}
      />
      <div className={classes.when}>
        <TextInput
          type="date"
          className={classes.day}
          label={t('form.startDay')}
          {...textField('startDay')}
          onChange={(event) => write(withStart(form, { startDay: event.currentTarget.value }))}
        />
        {form.allDay ? null : (
          <TextInput
            type="time"
            label={t('form.startTime')}
            {...textField('startTime')}
            onChange={(event) => write(withStart(form, { startTime: event.currentTarget.value }))}
          />
        )}
        <TextInput
          type="date"
          className={classes.day}
          label={t('form.endDay')}
          {...textField('endDay')}
          {...(ends ? { error: t(`errors.${ends}`) } : {})}
          onChange={(event) => set({ endDay: event.currentTarget.value })}
        />
        {form.allDay ? null : (
          <TextInput
            type="time"
            label={t('form.endTime')}
            {...textField('endTime')}
            onChange={(event) => set({ endTime: event.currentTarget.value })}
          />
        )}
      </div>
      {form.timeZone === timeZone ? null : (
        <p className={classes.hint}>
          {t('form.zone', { place: zoneName(form.timeZone, format.language) })}
        </p>
      )}
      {single ? null : (
        <RepeatFields
          form={form.repeat}
          day={form.startDay}
          asked={asked}
          onChange={(repeat) => set({ repeat })}
          skipsHolidays={form.skipHolidays !== null}
        >
          {form.skipHolidays || liesIn('BR', form.timeZone) ? (
            <SkipHolidays
              value={form.skipHolidays}
              onChange={(skipHolidays) => set({ skipHolidays })}
            />
          ) : null}
        </RepeatFields>
      )}
      <ReminderField form={meant} onChange={(reminder) => set({ reminder })} />
      <Textarea
        label={t('form.description')}
        minRows={2}
        maxRows={8}
        maxLength={MAX_DESCRIPTION_LENGTH}
        value={form.description}
        onChange={(event) => {
          setWrittenIn('description');
          set({ description: event.currentTarget.value });
        }}
      />
      {writtenIn === 'description' ? card : null}
      <p className={classes.hint}>{t('private')}</p>
      {event ? (
        <div>
          <TakeAlong
            event={event}
            isChanged={JSON.stringify(form) !== JSON.stringify(formOf(event))}
          />
          <Button
            variant="subtle"
            fullWidth
            leftSection={<IconTrash size={20} stroke={1.75} aria-hidden />}
            onClick={() => onDelete(event, scope)}
          >
            {t('delete')}
          </Button>
        </div>
      ) : null}
      <SheetFooter>
        {isSeries ? (
          <Choices
            legend={t('scope.legend')}
            options={SCOPES.map((value) => ({ value, label: t(`scope.${value}`) }))}
            value={scope}
            onChange={(chosen) => chosen && setScope(chosen)}
          />
        ) : null}
        <div role="alert">
          {failure && !problem ? (
            <Note tone="sun">
              {t('failed.save')} {failureText(failure)} {t('kept')}
            </Note>
          ) : null}
        </div>
        <Button type="submit" size="lg" fullWidth loading={saving}>
          {t('common:action.save')}
        </Button>
      </SheetFooter>
    </form>
  );
}
