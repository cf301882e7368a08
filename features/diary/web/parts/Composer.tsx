import { Button, VisuallyHidden } from '@mantine/core';
import { IconEyeOff, IconMicrophone, IconPlayerStop } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RoomNotice } from '#features/privacy/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Note, showToast } from '#packages/ui/index.ts';
import { useLayout } from '#packages/ui/screens/index.ts';
import { MAX_ENTRY_LENGTH, MAX_TITLE_LENGTH } from '../../contract/diary.contract.ts';
import type { DraftContent, SaveProblem } from '../local/draft.rules.ts';
import type { DraftView } from '../local/draft-session.ts';
import type { Days } from '../use-days.ts';
import type { Diary } from '../use-diary.ts';
import { useDictation } from '../use-dictation.ts';
import { CharacterCount } from './CharacterCount.tsx';
import { EntryHelp } from './EntryHelp.tsx';
import classes from './Page.module.css';
import { PageHead } from './PageHead.tsx';
import { useWriterLine, WriterSetting } from './WriterSetting.tsx';

/** The page to write on: help first where what was just sent asks for it. */
export function Composer({ diary }: { diary: Diary }) {
  const { t } = useTranslation('diary');
  const { draft, days, saving, help, waiting, timeZone, place } = diary;
  const writer = useWriterLine();
  const { session } = draft;
  const { clearProblem } = saving;
  const change = useCallback(
    (content: Partial<DraftContent>) => {
      clearProblem();
      session.change(content);
    },
    [session, clearProblem],
  );
  const concerning = [
    draft.session.attempt?.clientId,
    ...waiting.map(({ changeId }) => changeId),
    ...help.sentFromQueue(),
  ];
  const cards = concerning.filter((id) => id !== undefined).map((id) => help.helpOf(id));
  const first = cards.find((card) => card.place !== 'none');
  return (
    <section className={classes.page} data-page="writing" aria-label={t('form.heading')}>
      {first ? <EntryHelp help={first} timeZone={timeZone} /> : null}
      <RoomNotice />
      <EntryForm
        draft={draft}
        days={days}
        saving={saving.saving}
        problem={saving.problem}
        focused={place.write === 1}
        writer={writer}
        onChange={change}
        onSave={(analyse) => void saving.save(analyse)}
        onOpenOther={() => draft.session.openOther()}
      />
      <WriterSetting />
    </section>
  );
}

interface EntryFormProps {
  draft: DraftView;
  days: Days;
  saving: boolean;
  problem: SaveProblem | null;
  /** Puts the cursor into the text, at its end. */
  focused: boolean;
  onChange: (content: Partial<DraftContent>) => void;
  onSave: (analyse: boolean) => void;
  onOpenOther: () => void;
  /** Who writes the comment, in a quiet line. */
  writer: ReactNode;
}

/** A page to write on: day, face and star above it, a title for who wants one, and the two ways to save. */
function EntryForm(props: EntryFormProps) {
  const { draft, days, saving, problem, focused, onChange, onSave, onOpenOther, writer } = props;
  const { t } = useTranslation('diary');
  const trouble = useTrouble(problem);
  const field = useRef<HTMLTextAreaElement>(null);
  const titleField = useRef<HTMLInputElement>(null);
  const [hints, wrongs] = [useId(), useId()];
  useEffect(() => {
    const element = field.current;
    if (!focused || !element) return;
    element.focus();
    element.setSelectionRange(element.value.length, element.value.length);
  }, [focused]);
  useEffect(() => {
    if (problem === 'titleTooLong') titleField.current?.focus();
    else if (problem) field.current?.focus();
  }, [problem]);
  const wrong = useWrong(draft, problem);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      onSave(true);
    } else if (event.target === titleField.current) {
      event.preventDefault();
      field.current?.focus();
    }
  };
  return (
    <div className={classes.inner}>
      <PageHead
        day={draft.day ?? days.today}
        days={days}
        favourite={draft.favourite}
        onChange={onChange}
      >
        <DraftLine draft={draft} onOpenOther={onOpenOther} />
        <CharacterCount length={draft.text.length} />
      </PageHead>
      <form
        className={classes.form}
        noValidate
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault();
          onSave(true);
        }}
      >
        <input
          ref={titleField}
          className={classes.titleField}
          aria-label={t('head.title')}
          placeholder={t('head.titlePlaceholder')}
          dir="auto"
          autoComplete="off"
          value={draft.title}
          readOnly={saving}
          aria-invalid={wrong?.of === 'title'}
          aria-describedby={wrong?.of === 'title' ? wrongs : undefined}
          onChange={(event) => onChange({ title: event.currentTarget.value })}
        />
        <textarea
          ref={field}
          className={classes.textField}
          aria-label={t('form.label')}
          placeholder={t('form.placeholder')}
          dir="auto"
          value={draft.text}
          readOnly={saving}
          aria-invalid={wrong?.of === 'text'}
          aria-describedby={wrong?.of === 'text' ? `${wrongs} ${hints}` : hints}
          onChange={(event) => onChange({ text: event.currentTarget.value })}
        />
        {wrong ? (
          <p className={classes.wrong} id={wrongs} role="alert">
            {wrong.words}
          </p>
        ) : null}
        <p className={classes.quiet} id={hints}>
          <IconEyeOff size={18} stroke={1.75} aria-hidden />
          <span>
            {t('subtitle')} {writer}
          </span>
        </p>
        {trouble ? (
          <Note tone="sun" role="alert">
            {trouble}
          </Note>
        ) : null}
        <div className={classes.foot}>
          <Dictate
            onWords={(words) => {
              const { text } = draft;
              onChange({
                text: text === '' || /\s$/.test(text) ? text + words : `${text} ${words}`,
              });
            }}
          />
          <Shortcut />
          <Button variant="subtle" disabled={saving} onClick={() => onSave(false)}>
            {t('form.saveOnly')}
          </Button>
          <Button type="submit" loading={saving} loaderProps={{ 'aria-label': t('form.saving') }}>
            {t('form.saveAndAnalyse')}
          </Button>
        </div>
      </form>
    </div>
  );
}

/** Why what is right was not saved; the text stays where it is. */
function useTrouble(problem: SaveProblem | null): string | null {
  const { t } = useTranslation(['diary', 'common']);
  if (problem === 'expired') return t('form.expired');
  if (problem === 'failed') return `${t('form.failed')} ${t('form.failedSafe')}`;
  if (problem !== 'consent') return null;
  return `${t('common:errors.health_consent_needed')} ${t('form.failedSafe')}`;
}

/** What is wrong with what is written, and in which field; a day that cannot be is said of the text. */
function useWrong({ text, title }: DraftContent, problem: SaveProblem | null) {
  const { t } = useTranslation('diary');
  const format = useFormat();
  const titleOver = title.trim().length - MAX_TITLE_LENGTH;
  const over = text.length - MAX_ENTRY_LENGTH;
  const limits = (limit: number, count: number) => ({ count, limit: format.number(limit) });
  if (titleOver > 0) {
    return {
      of: 'title',
      words: t('head.titleTooLong', limits(MAX_TITLE_LENGTH, titleOver)),
    } as const;
  }
  if (over > 0) {
    return { of: 'text', words: t('form.tooLong', limits(MAX_ENTRY_LENGTH, over)) } as const;
  }
  if (problem === 'empty') return { of: 'text', words: t('form.empty') } as const;
  if (problem === 'day_ahead' || problem === 'day_too_old' || problem === 'day_before_account') {
    return { of: 'text', words: t(`errors.${problem}`) } as const;
  }
  return null;
}

function Dictate({ onWords }: { onWords: (words: string) => void }) {
  const { t, i18n } = useTranslation('diary');
  const dictation = useDictation(
    i18n.language,
    (words) => words && onWords(words),
    () => showToast({ kind: 'failed', text: t('dictation.failed') }),
  );
  if (!dictation) return null;
  const { listening, toggle } = dictation;
  const Icon = listening ? IconPlayerStop : IconMicrophone;
  return (
    <>
      <Button
        variant={listening ? 'light' : 'subtle'}
        leftSection={<Icon size={20} stroke={1.75} aria-hidden />}
        aria-pressed={listening}
        onClick={toggle}
      >
        {t(listening ? 'dictation.stop' : 'dictation.start')}
      </Button>
      <VisuallyHidden role="status">{listening ? t('dictation.listening') : ''}</VisuallyHidden>
    </>
  );
}

/** That the keys save too, said where there are keys. */
function Shortcut() {
  const { t } = useTranslation('diary');
  if (useLayout() === 'mobile') return null;
  const keys = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ + Enter' : 'Ctrl + Enter';
  return <span className={classes.hint}>{t('form.shortcut', { keys })}</span>;
}

function DraftLine({ draft, onOpenOther }: Pick<EntryFormProps, 'draft' | 'onOpenOther'>) {
  const { t } = useTranslation('diary');
  const said = {
    empty: null,
    kept: 'draftKept',
    refused: 'draftRefused',
    forked: 'draftForked',
  } as const;
  const key = said[draft.status];
  return (
    <>
      <span role="status">{key ? t(`form.${key}`) : null}</span>
      {draft.others > 0 ? (
        <span>
          {t('form.otherDrafts', { count: draft.others })}{' '}
          <button type="button" className={classes.link} onClick={onOpenOther}>
            {t('form.openOther')}
          </button>
        </span>
      ) : null}
    </>
  );
}
