import { Checkbox, Textarea, TextInput, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Card } from '#packages/ui/index.ts';
import { MAX_MESSAGE, MAX_NAME } from '../../contract/summary.ts';
import type { ReadyDraft } from './ConsultationScreen.tsx';
import classes from './consultation.module.css';

/** Charts, notes, and what the person wants to say in their own words. */
export function RestChoice({ draft, change, choices }: ReadyDraft) {
  const { t } = useTranslation('consultation-summary');
  const { overview, levels, notes } = choices;
  return (
    <Card aria-labelledby="rest-choice">
      <Title order={2} id="rest-choice">
        {t('rest.title')}
      </Title>
      <div className={classes.form}>
        <Checkbox
          label={t('rest.signals')}
          description={t(overview.mean === null ? 'rest.signalsNone' : 'rest.signalsWhat')}
          disabled={overview.mean === null}
          checked={draft.signals}
          onChange={(event) => change({ signals: event.currentTarget.checked })}
        />
        <Checkbox
          label={t('rest.emotions')}
          description={t('rest.emotionsWhat', { count: levels.length })}
          disabled={levels.length === 0}
          checked={draft.emotions}
          onChange={(event) => change({ emotions: event.currentTarget.checked })}
        />
        <Checkbox
          label={t('rest.notes')}
          description={t('rest.notesWhat', { count: notes.length })}
          disabled={notes.length === 0}
          checked={draft.notes}
          onChange={(event) => change({ notes: event.currentTarget.checked })}
        />
        <Textarea
          label={t('rest.message')}
          description={t('rest.optional')}
          maxLength={MAX_MESSAGE}
          rows={3}
          value={draft.message}
          onChange={(event) => change({ message: event.currentTarget.value })}
        />
        <TextInput
          label={t('rest.name')}
          description={t('rest.optional')}
          maxLength={MAX_NAME}
          autoComplete="off"
          value={draft.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
      </div>
    </Card>
  );
}
