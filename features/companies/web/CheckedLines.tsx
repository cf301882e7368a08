import { Button, Stack } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { pickLanguage } from '#packages/i18n/languages.ts';
import { CSV_MARK, csvLine, csvSeparatorOf } from '#packages/kernel/csv.ts';
import { Note, SheetFooter } from '#packages/ui/index.ts';
import { saveFile } from '#packages/ui/save-file.ts';
import type { InvitationLine, RefusedLine } from '../contract/invitations.contract.ts';
import classes from './companies.module.css';

export interface WrittenLine extends InvitationLine {
  readonly line: number;
}

export interface Checked {
  readonly lines: readonly WrittenLine[];
  readonly ready: number;
  readonly refused: readonly RefusedLine[];
  readonly newSites: readonly string[];
  readonly newSectors: readonly string[];
}

/** As many as can be read here; all of them are in the file. */
const SHOWN = 200;

interface CheckedLinesProps {
  readonly checked: Checked;
  readonly sending: boolean;
  readonly failed: ReactNode;
  readonly onBack: () => void;
  readonly onSend: () => void;
}

/** What a check found: how many can be invited, and every line that cannot, with the reason. */
export function CheckedLines({ checked, sending, failed, onBack, onSend }: CheckedLinesProps) {
  const { t, i18n } = useTranslation('companies');
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { lines, ready, refused } = checked;
  const reasonOf = ({ problem, repeats }: RefusedLine) =>
    t(`invite.line.${problem}`, { line: lines[repeats ?? -1]?.line ?? '' });
  const download = () => {
    const separator = csvSeparatorOf(pickLanguage({ query: i18n.language }));
    const rows = refused.map((one) => {
      const { line = 0, address = '', site = '', sector = '' } = lines[one.nth] ?? {};
      return csvLine([address, site, sector, line, reasonOf(one)], separator);
    });
    saveFile(new Blob([CSV_MARK, ...rows], { type: 'text/csv' }), t('invite.refusedFile'));
  };
  return (
    <Stack gap="md">
      <p ref={heading} tabIndex={-1} className={classes.outcome}>
        <strong>{t('invite.ready', { count: ready })}</strong>{' '}
        {refused.length > 0 ? t('invite.refused', { count: refused.length }) : null}
      </p>
      {refused.length > 0 ? (
        <>
          <ul className={classes.refused} aria-label={t('invite.refusedLines')}>
            {refused.slice(0, SHOWN).map((one) => (
              <li key={one.nth}>
                <span className={classes.facts}>
                  {t('invite.lineNumber', { line: lines[one.nth]?.line ?? 0 })}
                </span>
                <code>{lines[one.nth]?.address || t('invite.nothing')}</code>
                <span>{reasonOf(one)}</span>
              </li>
            ))}
          </ul>
          <div>
            <Button variant="light" onClick={download}>
              {t('invite.download')}
            </Button>
          </div>
        </>
      ) : null}
      {checked.newSites.length + checked.newSectors.length > 0 ? (
        <Note>
          {checked.newSites.length > 0
            ? t('invite.newSites', { names: checked.newSites.join(', ') })
            : null}{' '}
          {checked.newSectors.length > 0
            ? t('invite.newSectors', { names: checked.newSectors.join(', ') })
            : null}{' '}
          {t('invite.newCheck')}
        </Note>
      ) : null}
      <p className={classes.facts}>{t('invite.nothingSent')}</p>
      {failed}
      <SheetFooter row>
        <Button variant="default" onClick={onBack}>
          {t('invite.back')}
        </Button>
        <Button disabled={ready === 0} loading={sending} onClick={onSend}>
          {t('invite.send', { count: ready })}
        </Button>
      </SheetFooter>
    </Stack>
  );
}
