import { Button, FileInput, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Note, Sheet, SheetFooter, showToast } from '#packages/ui/index.ts';
import type { SheetReport } from '../../contract/sheet.ts';
import classes from './admin.module.css';

export interface BringSheetProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Stores a table, or tells what it would do. */
  readonly bring: (table: { text: string; dryRun: boolean }) => Promise<SheetReport>;
  /** By what a line is known again. */
  readonly how: string;
  readonly problemText: (problem: string) => string;
  readonly failureText: (error: unknown) => string;
}

/** Brings a table in: what it would do is told first, and a line that is wrong keeps all of it out. */
export function BringSheet(props: BringSheetProps) {
  const { opened, onClose, bring, how, problemText, failureText } = props;
  const { t } = useTranslation('content');
  const [storing, setStoring] = useState(false);
  const [text, setText] = useState<string | null>(null);
  const [report, setReport] = useState<SheetReport | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const leave = () => {
    setText(null);
    setReport(null);
    setFailure(null);
    onClose();
  };
  const ask = async (file: File | null) => {
    setReport(null);
    setFailure(null);
    setText(null);
    if (!file) return;
    try {
      const read = await textOf(file);
      setReport(await bring({ text: read, dryRun: true }));
      setText(read);
    } catch (error) {
      setFailure(error);
    }
  };
  const store = async () => {
    if (text === null) return;
    setStoring(true);
    try {
      const { added, changed } = await bring({ text, dryRun: false });
      showToast({ text: t('sheet.done', { added, changed }) });
      leave();
    } catch (error) {
      setFailure(error);
    } finally {
      setStoring(false);
    }
  };
  const nothing = report !== null && report.added + report.changed === 0;
  const blocked = report === null || report.refused.length > 0 || nothing;
  return (
    <Sheet opened={opened} onClose={leave} title={t('sheet.in')}>
      <Stack gap="md">
        <p className={classes.quiet}>
          {how} {t('sheet.first')}
        </p>
        <FileInput
          label={t('sheet.choose')}
          accept=".csv,text/csv"
          placeholder={t('sheet.choose')}
          onChange={(file) => void ask(file)}
        />
        {report ? <Report report={report} problemText={problemText} /> : null}
        <div role="alert">{failure ? <Note tone="sun">{failureText(failure)}</Note> : null}</div>
        <SheetFooter>
          <Button disabled={blocked} loading={storing} onClick={() => void store()}>
            {t('sheet.store')}
          </Button>
        </SheetFooter>
      </Stack>
    </Sheet>
  );
}

interface ReportProps extends Pick<BringSheetProps, 'problemText'> {
  readonly report: SheetReport;
}

function Report({ report: { added, changed, same, refused }, problemText }: ReportProps) {
  const { t } = useTranslation('content');
  return (
    <>
      <Note tone={refused.length > 0 ? 'sun' : 'leaf'} role="status">
        {t('sheet.would', { added, changed, same })}{' '}
        {refused.length > 0 ? t('sheet.refused', { count: refused.length }) : null}
      </Note>
      {refused.length > 0 ? (
        <ul className={classes.refused}>
          {refused.map(({ line, name, problems }) => (
            <li key={line}>
              <b>{t('sheet.line', { line })}</b> {name}
              <br />
              {problems.map(problemText).join('; ')}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** UTF-8 where a file is that, else what spreadsheets in Brazil save. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
