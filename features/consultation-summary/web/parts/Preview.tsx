import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Card } from '#packages/ui/index.ts';
import { isEmptySummary, type Summary } from '../../contract/summary.ts';
import classes from './consultation.module.css';
import { SummaryView } from './SummaryView.tsx';

/** Exactly what will be seen, by the very part that shows it to the holder of a link. */
export function Preview({ summary }: { summary: Summary }) {
  const { t } = useTranslation('consultation-summary');
  return (
    <Card aria-labelledby="preview-title">
      <Title order={2} id="preview-title">
        {t('preview.title')}
      </Title>
      <p className={classes.lead}>
        {t(isEmptySummary(summary) ? 'preview.empty' : 'preview.lead')}
      </p>
      {isEmptySummary(summary) ? null : (
        <div className={classes.paper}>
          <SummaryView summary={summary} rank={3} />
        </div>
      )}
    </Card>
  );
}
