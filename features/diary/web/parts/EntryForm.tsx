import { Button, Textarea } from '@mantine/core';
import { IconDeviceFloppy, IconEyeOff } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Note } from '#packages/ui/index.ts';
import { MAX_ENTRY_LENGTH } from '../../contract/diary.contract.ts';
import type { SaveProblem } from '../diary.save.ts';
import type { DraftView } from '../local/draft-session.ts';
import { CharacterCount } from './CharacterCount.tsx';
import classes from './EntryForm.module.css';

interface EntryFormProps {
  draft: DraftView;
  saving: boolean;
  problem: SaveProblem | null;
  /** Puts the cursor into the text, at its end. */
  focused: boolean;
  onType: (text: string) => void;
  onSave: (analyse: boolean) => void;
  onOpenOther: () => void;
}

/** Writing an entry: the text, what became of the draft, and the two ways to save it. */
export function EntryForm(props: EntryFormProps) {
  const { draft, saving, problem, focused, onType, onSave, onOpenOther } = props;
  const { t } = useTranslation('diary');
  const format = useFormat();
  const field = useRef<HTMLTextAreaElement>(null);
  const hints = useId();
  useEffect(() => {
    const element = field.current;
    if (!focused || !element) return;
    element.focus();
    element.setSelectionRange(element.value.length, element.value.length);
  }, [focused]);
  useEffect(() => {
    if (problem) field.current?.focus();
  }, [problem]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSave(true);
  };
  const over = Math.max(0, draft.text.length - MAX_ENTRY_LENGTH);
  const tooLong = { count: over, limit: format.number(MAX_ENTRY_LENGTH) };
  const empty = problem === 'empty' ? t('form.empty') : null;
  const wrong = over > 0 ? t('form.tooLong', tooLong) : empty;
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave(true);
      }}
    >
      <Textarea
        ref={field}
        label={t('form.label')}
        labelProps={{ className: classes.label }}
        placeholder={t('form.placeholder')}
        classNames={{ input: classes.input }}
        dir="auto"
        value={draft.text}
        minRows={5}
        maxRows={22}
        readOnly={saving}
        aria-describedby={hints}
        error={wrong}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div className={classes.under} id={hints}>
        <span className={classes.private}>
          <IconEyeOff size={16} stroke={1.75} aria-hidden />
          {t('subtitle')}
        </span>
        <CharacterCount length={draft.text.length} />
      </div>
      <div className={classes.actions}>
        <Button type="submit" loading={saving} loaderProps={{ 'aria-label': t('form.saving') }}>
          {t('form.saveAndAnalyse')}
        </Button>
        <Button variant="subtle" disabled={saving} onClick={() => onSave(false)}>
          {t('form.saveOnly')}
        </Button>
        <DraftLine draft={draft} onOpenOther={onOpenOther} />
      </div>
      {problem === 'failed' || problem === 'expired' ? (
        <Note tone="sun" role="alert">
          {problem === 'expired'
            ? t('form.expired')
            : `${t('form.failed')} ${t('form.failedSafe')}`}
        </Note>
      ) : null}
    </form>
  );
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
    <div className={classes.draft}>
      <span role="status">
        {key ? (
          <>
            {key === 'draftKept' ? <IconDeviceFloppy size={16} stroke={1.75} aria-hidden /> : null}
            {t(`form.${key}`)}
          </>
        ) : null}
      </span>
      {draft.others > 0 ? (
        <span>
          {t('form.otherDrafts', { count: draft.others })}{' '}
          <button type="button" className={classes.link} onClick={onOpenOther}>
            {t('form.openOther')}
          </button>
        </span>
      ) : null}
    </div>
  );
}
