import { Button, Menu } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet, IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { EmotionReport } from '../../contract/emotions.contract.ts';
import { csvOf } from '../rules/csv.rules.ts';

/** Takes the report along: as a table for spreadsheets, or by the browser's printing, which also makes PDF. */
export function ExportMenu({ report }: { report: EmotionReport }) {
  const { t } = useTranslation(['emotions', 'common']);
  const download = () => {
    const rows = report.days.flatMap(({ day, level }) =>
      level ? [[day, level, t(`common:emotion.${level}`)]] : [],
    );
    const heading = [
      t('emotions:export.day'),
      t('emotions:export.level'),
      t('emotions:export.word'),
    ];
    const blob = new Blob([csvOf([heading, ...rows])], { type: 'text/csv' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = `${t('emotions:export.file')}-${report.from}-${report.to}.csv`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconDownload size={20} stroke={1.75} aria-hidden />}
        >
          {t('emotions:export.label')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('emotions:export.print')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconFileSpreadsheet size={20} stroke={1.75} aria-hidden />}
          onClick={download}
        >
          {t('emotions:export.csv')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
