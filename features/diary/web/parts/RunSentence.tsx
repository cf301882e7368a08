import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Card } from '#packages/ui/index.ts';
import { useRun } from '../days.api.ts';

/**
 * What the last days show against those before, in a sentence: the marks of hard days beside it, and a
 * question that fits what happens in the person's life. Nothing while there is too little to say.
 */
export function RunSentence() {
  const { t } = useTranslation('diary');
  const format = useFormat();
  const { data: run } = useRun();
  if (!run || (run.kind === 'few' && run.danger.length === 0)) return null;
  const days = format.list(run.danger.map((day) => format.day(day, 'day')));
  return (
    <Card aria-label={t('run.label')}>
      {run.kind === 'few' ? null : <p style={{ margin: 0 }}>{t(`run.${run.kind}`)}</p>}
      {run.danger.length > 0 ? (
        <p style={{ margin: '8px 0 0', color: 'var(--muted)' }}>
          {t('run.danger', { count: run.danger.length, days })}
        </p>
      ) : null}
      {run.kind === 'care' ? (
        <p style={{ margin: '8px 0 0' }}>
          <a href="/ajuda">{t('run.help')}</a>
        </p>
      ) : null}
      {run.question ? (
        <p style={{ margin: '8px 0 0' }}>{t(`run.question.${run.question}`)}</p>
      ) : null}
    </Card>
  );
}
