import { ActionIcon, Button, Stack, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileField } from '#features/files/web/index.ts';
import { Note, SheetFooter, showToast, useFailureText } from '#packages/ui/index.ts';
import type { Content } from '../../contract/records.ts';
import type { RecordOf } from '../rules/file.rules.ts';
import { useDates } from '../use-dates.ts';
import { useChanges } from '../working-conditions.api.ts';
import classes from './conditions.module.css';

const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
/** Longest words about an evidence. */
const MAX_WORDS = 200;
type Evidence = Content<'action'>['evidence'][number];

interface EvidenceFormProps {
  readonly action: RecordOf<'action'>;
  readonly companyId: string;
  readonly onDone: () => void;
}

/** What shows an action: words, where it lies, and the paper itself where there is a file of it. */
export function EvidenceForm({ action, companyId, onDone }: EvidenceFormProps) {
  const { t } = useTranslation('working-conditions');
  const failureText = useFailureText('working-conditions');
  const { day, today } = useDates();
  const { save } = useChanges();
  const [list, setList] = useState<Evidence[]>(action.content.evidence);
  const [fresh, setFresh] = useState<Evidence>({ on: today, what: '', where: '' });
  const write = (event: FormEvent) => {
    event.preventDefault();
    // A file alone shows something too: it is called by its name.
    const what = fresh.what.trim() || (fresh.file?.name ?? '').slice(0, MAX_WORDS);
    const evidence = what ? [...list, { ...fresh, what }] : list;
    save
      .mutateAsync({
        ...{ kind: 'action', id: action.id, base: action.version },
        content: { ...action.content, evidence },
      })
      .then(
        ({ version }) => {
          showToast({ kind: 'done', text: t('form.saved', { version }) });
          onDone();
        },
        () => undefined,
      );
  };
  return (
    <form onSubmit={write}>
      <Stack gap="md">
        {list.map((one) => (
          <div key={`${one.on} ${one.what}`} className={classes.head}>
            <span>
              {[day(one.on), one.what, one.where, one.file?.name].filter(Boolean).join(', ')}
            </span>
            <ActionIcon
              aria-label={t('actions.removeEvidence', { what: one.what })}
              onClick={() => setList(list.filter((other) => other !== one))}
            >
              <IconX {...ICON} />
            </ActionIcon>
          </div>
        ))}
        <TextInput
          label={t('actions.evidenceWhat')}
          value={fresh.what}
          maxLength={MAX_WORDS}
          onChange={(event) => setFresh({ ...fresh, what: event.currentTarget.value })}
        />
        <TextInput
          label={t('actions.evidenceWhere')}
          value={fresh.where}
          maxLength={MAX_WORDS}
          onChange={(event) => setFresh({ ...fresh, where: event.currentTarget.value })}
        />
        <TextInput
          label={t('fields.on')}
          type="date"
          required
          withAsterisk={false}
          value={fresh.on}
          onChange={(event) => setFresh({ ...fresh, on: event.currentTarget.value })}
        />
        <FileField
          legend={t('actions.evidenceFile')}
          optional={t('actions.evidenceOptional')}
          bucket="evidence"
          folder={`${companyId}/`}
          value={fresh.file ?? null}
          onChange={(file) =>
            setFresh(({ file: _, ...words }) => ({
              ...words,
              what: words.what || (file?.name ?? '').slice(0, MAX_WORDS),
              ...(file ? { file } : {}),
            }))
          }
        />
        {save.error ? (
          <Note tone="sun" role="alert">
            {failureText(save.error)}
          </Note>
        ) : null}
        <SheetFooter>
          <Button type="submit" loading={save.isPending}>
            {t('form.save')}
          </Button>
        </SheetFooter>
      </Stack>
    </form>
  );
}
