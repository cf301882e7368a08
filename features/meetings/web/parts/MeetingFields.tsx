import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { IconCalendarEvent, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useEvents } from '#features/calendar/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { instantOfWallClock } from '#packages/kernel/wall-clock.ts';
import { Note } from '#packages/ui/index.ts';
import {
  MAX_DESCRIPTION_LENGTH,
  MAX_TITLE_LENGTH,
  type Meeting,
} from '../../contract/meetings.contract.ts';
import {
  type Field,
  LENGTHS,
  type MeetingForm,
  type Problem,
  spanOf,
} from '../rules/meeting-form.rules.ts';
import { clashOf } from '../rules/meeting-list.rules.ts';
import classes from './meetings.module.css';

interface MeetingFieldsProps {
  readonly form: MeetingForm;
  readonly set: (change: Partial<MeetingForm>) => void;
  readonly problems: Partial<Record<Field, Problem>>;
  /** The caller’s meetings: two of them cannot be at once. */
  readonly meetings: readonly Meeting[];
  /** The one that is being changed; whom it is with stays. */
  readonly changed?: Meeting | undefined;
}

/** Title, whom with, when and for how long, and a few words. */
export function MeetingFields({ form, set, problems, meetings, changed }: MeetingFieldsProps) {
  const { t } = useTranslation('meetings');
  const error = (field: Field) => (problems[field] ? t(`form.${problems[field]}`) : null);
  const lengths = [...new Set<number>([...LENGTHS, form.minutes])].toSorted((a, b) => a - b);
  return (
    <>
      <TextInput
        data-autofocus
        label={t('form.title')}
        maxLength={MAX_TITLE_LENGTH}
        value={form.title}
        error={error('title')}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      {changed ? null : (
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="off"
          label={t('form.email')}
          description={t('form.emailHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={254}
          value={form.email}
          error={error('email')}
          onChange={(event) => set({ email: event.currentTarget.value })}
        />
      )}
      <div className={classes.when}>
        <TextInput
          type="date"
          label={t('form.day')}
          value={form.day}
          error={error('day')}
          onChange={(event) => set({ day: event.currentTarget.value })}
        />
        <TextInput
          type="time"
          label={t('form.time')}
          value={form.time}
          error={error('time')}
          onChange={(event) => set({ time: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('form.length')}
          value={String(form.minutes)}
          data={lengths.map((minutes) => ({
            value: String(minutes),
            label: t('form.minutes', { count: minutes }),
          }))}
          onChange={(event) => set({ minutes: Number(event.currentTarget.value) })}
        />
      </div>
      <Free form={form} meetings={meetings} except={changed?.id} />
      <Textarea
        label={t('form.description')}
        description={t('form.descriptionHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        minRows={3}
        autosize
        maxRows={8}
        maxLength={MAX_DESCRIPTION_LENGTH}
        value={form.description}
        onChange={(event) => set({ description: event.currentTarget.value })}
      />
    </>
  );
}

interface FreeProps {
  readonly form: MeetingForm;
  readonly meetings: readonly Meeting[];
  readonly except: string | undefined;
}

/** Whether the person has something else at the time; of their calendar they decide themselves. */
function Free({ form, meetings, except }: FreeProps) {
  const { t } = useTranslation('meetings');
  const format = useFormat(form.timeZone);
  const span = spanOf(form);
  const day = form.day === '' ? '2000-01-01' : form.day;
  const { data: events } = useEvents(day, day);
  if (!span) return null;
  const clash = clashOf(meetings, span, except);
  if (clash) {
    const when = t('time.span', {
      from: format.time(clash.startsAt),
      to: format.time(clash.endsAt),
    });
    return (
      <Note tone="sun" role="status">
        {t('form.taken', { title: clash.title ?? t('untitled'), when })}
      </Note>
    );
  }
  const beside = events?.find(
    (event) =>
      !event.leadsTo &&
      !event.allDay &&
      instantOfWallClock(event.start, event.timeZone) < span.to &&
      instantOfWallClock(event.end, event.timeZone) > span.from,
  );
  const Icon = beside ? IconCalendarEvent : IconCircleCheck;
  return (
    <Note
      tone={beside ? 'sky' : 'leaf'}
      role="status"
      icon={<Icon size={20} stroke={1.75} aria-hidden />}
    >
      {beside ? t('form.beside', { title: beside.title }) : t('form.free')}
    </Note>
  );
}
