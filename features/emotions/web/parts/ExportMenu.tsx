import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  IconDownload,
  IconFileSpreadsheet,
  IconFileTypePdf,
  IconPrinter,
} from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast, useFailureText } from '#packages/ui/index.ts';
import { saveFile } from '#packages/ui/save-file.ts';
import { useLayout } from '#packages/ui/screens/index.ts';
import type { EmotionReport } from '../../contract/emotions.contract.ts';
import { emotionsApi } from '../emotions.client.ts';
import { TableSheet } from './TableSheet.tsx';

/** Takes the report along: as PDF, on paper, or as a table for spreadsheets. */
export function ExportMenu({ report }: { report: EmotionReport }) {
  const { t } = useTranslation(['emotions', 'common']);
  const failureText = useFailureText('emotions');
  const [table, setTable] = useState(false);
  const target = useRef<HTMLButtonElement>(null);
  const closeTable = () => {
    setTable(false);
    // The menu's item that opened it is gone.
    target.current?.focus();
  };
  const save = (blob: Blob, ending: 'csv' | 'pdf') =>
    saveFile(blob, `${t('emotions:export.file')}-${report.from}-${report.to}.${ending}`);
  const pdf = useMutation({
    // The bearer goes along with the call: no address is made that opens the report by itself.
    mutationFn: () => emotionsApi.reportPdf(),
    onSuccess: (blob) => save(blob, 'pdf'),
    onError: (error) => showToast({ kind: 'failed', text: failureText(error) }),
  });
  const mobile = useLayout() === 'mobile';
  const icon = <IconDownload size={20} stroke={1.75} aria-hidden />;
  const label = t('emotions:export.label');
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          {mobile ? (
            <ActionIcon
              ref={target}
              variant="default"
              size={44}
              radius="xl"
              aria-label={label}
              loading={pdf.isPending}
            >
              {icon}
            </ActionIcon>
          ) : (
            <Button ref={target} variant="default" leftSection={icon} loading={pdf.isPending}>
              {label}
            </Button>
          )}
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconFileTypePdf size={20} stroke={1.75} aria-hidden />}
            onClick={() => pdf.mutate()}
          >
            {t('emotions:export.pdf')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden />}
            onClick={() => window.print()}
          >
            {t('emotions:export.print')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconFileSpreadsheet size={20} stroke={1.75} aria-hidden />}
            onClick={() => setTable(true)}
          >
            {t('emotions:export.csv')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <TableSheet
        opened={table}
        onClose={closeTable}
        from={report.from}
        to={report.to}
        save={(file) => save(file, 'csv')}
      />
    </>
  );
}
