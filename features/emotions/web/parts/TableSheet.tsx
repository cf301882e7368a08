import { Button, Stack, Switch } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '#features/access/web/index.ts';
import { useFormat, useLanguage } from '#packages/i18n/web/index.ts';
import { CSV_MARK, csvLine, csvSeparatorOf } from '#packages/kernel/csv.ts';
import { Note, Sheet, showToast, useFailureText } from '#packages/ui/index.ts';
import { emotionsApi } from '../emotions.client.ts';
import { tableOf } from '../rules/table.rules.ts';

interface TableSheetProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly from: string;
  readonly to: string;
  readonly save: (file: Blob) => void;
}

/** Says what the table holds and who can read it, and asks whether the person's own words go along. */
export function TableSheet({ opened, onClose, from, to, save }: TableSheetProps) {
  const { t } = useTranslation(['emotions', 'common']);
  const format = useFormat();
  const failureText = useFailureText('emotions');
  const timeZone = useTimeZone();
  const [language] = useLanguage();
  const [withNotes, setWithNotes] = useState(false);
  const words = {
    heads: {
      day: t('export.day'),
      time: t('export.time'),
      of: t('export.of'),
      level: t('export.level'),
      word: t('export.word'),
      tags: t('export.tags'),
      note: t('export.note'),
    },
    ofDay: t('export.ofDay'),
    ofMoment: t('export.ofMoment'),
    level: (level: number) => t(`common:emotion.${level}`),
  };
  const download = useMutation({
    mutationFn: () =>
      emotionsApi.listRecords({ query: { from, to, notes: withNotes ? 'with' : 'without' } }),
    onSuccess: ({ records }) => {
      const separator = csvSeparatorOf(language);
      const rows = tableOf(records, { timeZone, withNotes, words });
      const lines = rows.map((row) => csvLine(row, separator));
      save(new Blob([CSV_MARK, ...lines], { type: 'text/csv;charset=utf-8' }));
      onClose();
      showToast({ kind: 'done', text: t('export.saved') });
    },
  });
  return (
    <Sheet opened={opened} onClose={onClose} title={t('export.csv')}>
      <Stack gap="md">
        <p style={{ margin: 0 }}>
          {t('export.holds', { from: format.day(from, 'day'), to: format.day(to, 'day') })}
        </p>
        <Switch
          label={t('export.withNotes')}
          checked={withNotes}
          onChange={(event) => setWithNotes(event.currentTarget.checked)}
        />
        <Note>{t('export.open')}</Note>
        <div role="alert">
          {download.error ? <Note tone="sun">{failureText(download.error)}</Note> : null}
        </div>
        <Button
          leftSection={<IconDownload size={20} stroke={1.75} aria-hidden />}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          {t('export.download')}
        </Button>
      </Stack>
    </Sheet>
  );
}
