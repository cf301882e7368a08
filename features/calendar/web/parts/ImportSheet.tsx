import { Button, FileInput, Stack } from '@mantine/core';
import { useState } from 'react';
import { Note, Sheet, SheetFooter, showToast, useFailureText } from '#packages/ui/index.ts';
import { Choices } from '#packages/ui/parts/Choices.tsx';
import { CATEGORIES, type Category } from '../../contract/calendar.contract.ts';
import { type ImportReport, MAX_FILE_LENGTH } from '../../contract/import.contract.ts';
import { useImport } from '../import.api.ts';
import { useWords } from '../use-words.ts';
import classes from './EventEditor.module.css';
import { ImportReportView } from './ImportReportView.tsx';

interface ImportSheetProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

interface Read {
  readonly text: string;
  readonly report: ImportReport;
}

/** Takes a file of another calendar in: what would come is told first. */
export function ImportSheet({ opened, onClose }: ImportSheetProps) {
  const { t } = useWords();
  const failureText = useFailureText('calendar');
  const bring = useImport();
  const [category, setCategory] = useState<Category>('personal');
  const [read, setRead] = useState<Read | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const leave = () => {
    setRead(null);
    setFailure(null);
    onClose();
  };
  const look = async (file: File | null) => {
    setRead(null);
    setFailure(null);
    if (!file) return;
    if (file.size > MAX_FILE_LENGTH) {
      setFailure(t('errors.file_too_large'));
      return;
    }
    try {
      const text = await textOf(file);
      setRead({ text, report: await bring.mutateAsync({ text, category, dryRun: true }) });
    } catch (error) {
      setFailure(failureText(error));
    }
  };
  const store = async ({ text }: Read) => {
    setFailure(null);
    try {
      const { comes } = await bring.mutateAsync({ text, category, dryRun: false });
      showToast({ text: t('import.done', { count: comes }) });
      leave();
    } catch (error) {
      setFailure(`${t('import.failed')} ${failureText(error)}`);
    }
  };
  const comes = read?.report.comes ?? 0;
  return (
    <Sheet opened={opened} onClose={leave} title={t('import.title')}>
      <Stack gap="md">
        <p className={classes.hint}>{t('import.lead')}</p>
        <FileInput
          label={t('import.file')}
          description={t('import.hint')}
          placeholder={t('import.choose')}
          accept=".ics,.ical,.ifb,text/calendar"
          onChange={(file) => void look(file)}
        />
        {read && comes > 0 ? (
          <Choices
            legend={t('import.category')}
            options={CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
            value={category}
            onChange={(chosen) => chosen && setCategory(chosen)}
          />
        ) : null}
        <div role="status">
          {bring.isPending && !read ? <p className={classes.hint}>{t('import.reading')}</p> : null}
          {read ? <ImportReportView report={read.report} /> : null}
        </div>
        <div role="alert">{failure ? <Note tone="sun">{failure}</Note> : null}</div>
        <p className={classes.hint}>{t('private')}</p>
        <SheetFooter>
          <Button
            size="lg"
            fullWidth
            disabled={comes === 0}
            loading={bring.isPending}
            onClick={() => read && void store(read)}
          >
            {comes > 0 ? t('import.store', { count: comes }) : t('import.storeNone')}
          </Button>
        </SheetFooter>
      </Stack>
    </Sheet>
  );
}

/** UTF-8 where a file is that, else what older programs save. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
