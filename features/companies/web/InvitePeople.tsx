import { Button, FileInput, Stack, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  focusFirstProblem,
  Note,
  SegmentedTabs,
  SheetFooter,
  showToast,
  useFailureText,
} from '#packages/ui/index.ts';
import { readAddresses, readSheet, textOfSheet } from '../contract/invitation-sheet.rules.ts';
import { MAX_UNIT } from '../contract/unit-name.rules.ts';
import { type Checked, CheckedLines, type WrittenLine } from './CheckedLines.tsx';
import classes from './companies.module.css';
import { useInvitationChanges } from './invitations.api.ts';

const WAYS = ['addresses', 'sheet'] as const;
const PANEL = 'invite-way';
const NOTHING = { addresses: '', site: '', sector: '', sheet: '' };
type LinesProblem = 'empty' | 'too_long';

/** Inviting by address or by spreadsheet: what was given is checked and shown before anything is sent. */
export function InvitePeople({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation('companies');
  const failureText = useFailureText('companies');
  const [way, setWay] = useState<(typeof WAYS)[number]>('addresses');
  const [given, setGiven] = useState(NOTHING);
  const [isLatin1, setIsLatin1] = useState(false);
  const [problem, setProblem] = useState<LinesProblem | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const { check, invite } = useInvitationChanges();
  const set = (change: Partial<typeof NOTHING>) => {
    setGiven({ ...given, ...change });
    setProblem(null);
  };
  const open = async (file: File | null) => {
    if (!file) return;
    const read = textOfSheet(new Uint8Array(await file.arrayBuffer()));
    setIsLatin1(read.isLatin1);
    set({ sheet: read.text });
  };
  const written = (): WrittenLine[] | LinesProblem => {
    if (way === 'sheet') {
      const sheet = readSheet(given.sheet, isLatin1);
      return sheet.kind === 'lines' ? sheet.lines : sheet.kind;
    }
    const { site, sector } = given;
    const lines = readAddresses(given.addresses).map((address, nth) => ({
      ...{ line: nth + 1, address, site: site.trim(), sector: sector.trim() },
    }));
    return lines.length > 0 ? lines : 'empty';
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const lines = written();
    setFailure(null);
    if (typeof lines === 'string') {
      setProblem(lines);
      focusFirstProblem(form);
      return;
    }
    try {
      setChecked({ lines, ...(await check.mutateAsync(linesOf(lines))) });
    } catch (error) {
      setFailure(error);
    }
  };
  const send = async ({ lines }: Checked) => {
    setFailure(null);
    try {
      const { invited } = await invite.mutateAsync(linesOf(lines));
      showToast({ text: t('invite.done', { count: invited }), kind: 'done' });
      onDone();
    } catch (error) {
      setFailure(error);
    }
  };
  const failed = failure ? (
    <Note tone="sun" role="alert">
      {failureText(failure)}
    </Note>
  ) : null;
  if (checked) {
    return (
      <CheckedLines
        checked={checked}
        sending={invite.isPending}
        failed={failed}
        onBack={() => setChecked(null)}
        onSend={() => void send(checked)}
      />
    );
  }
  const error = problem ? t(`invite.problem.${problem}`) : null;
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="md">
        <SegmentedTabs
          label={t('invite.ways')}
          options={WAYS.map((value) => ({ value, label: t(`invite.way.${value}`) }))}
          value={way}
          onChange={(next) => {
            setWay(next);
            setProblem(null);
          }}
          panelId={PANEL}
        />
        <div id={PANEL} role="tabpanel" aria-label={t(`invite.way.${way}`)}>
          {way === 'addresses' ? (
            <Stack gap="md">
              <Textarea
                label={t('invite.addresses')}
                description={t('invite.addressesHint')}
                autosize
                minRows={3}
                maxRows={10}
                autoComplete="off"
                spellCheck={false}
                value={given.addresses}
                error={error}
                onChange={(event) => set({ addresses: event.currentTarget.value })}
              />
              {(['site', 'sector'] as const).map((unit) => (
                <TextInput
                  key={unit}
                  label={t(`invite.${unit}`)}
                  maxLength={MAX_UNIT}
                  value={given[unit]}
                  onChange={(event) => set({ [unit]: event.currentTarget.value })}
                />
              ))}
            </Stack>
          ) : (
            <Stack gap="md">
              <FileInput
                label={t('invite.file')}
                accept=".csv,.txt,text/csv,text/plain"
                placeholder={t('invite.choose')}
                clearable={false}
                onChange={(file) => void open(file)}
              />
              <Textarea
                label={t('invite.sheet')}
                description={t('invite.sheetHint')}
                minRows={5}
                rows={5}
                autoComplete="off"
                spellCheck={false}
                value={given.sheet}
                error={error}
                onChange={(event) => {
                  setIsLatin1(false);
                  set({ sheet: event.currentTarget.value });
                }}
              />
              {isLatin1 ? <p className={classes.facts}>{t('invite.latin1')}</p> : null}
            </Stack>
          )}
        </div>
        <p className={classes.facts}>{t('invite.adults')}</p>
        {failed}
        <SheetFooter>
          <Button type="submit" loading={check.isPending}>
            {t('invite.check')}
          </Button>
        </SheetFooter>
      </Stack>
    </form>
  );
}

const linesOf = (lines: readonly WrittenLine[]) =>
  lines.map(({ address, site, sector }) => ({ address, site, sector }));
