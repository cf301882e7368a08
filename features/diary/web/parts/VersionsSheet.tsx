import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import { FailedState, LoadingShape, Sheet } from '#packages/ui/index.ts';
import { useVersions } from '../diary.api.ts';
import classes from './VersionsSheet.module.css';

interface VersionsSheetProps {
  entryId: string;
  opened: boolean;
  timeZone: string;
  onClose: () => void;
  /** Begins an edit with the text of an earlier version. */
  onUse: (text: string) => void;
}

/** The former texts of an entry, newest first. */
export function VersionsSheet({ entryId, opened, timeZone, onClose, onUse }: VersionsSheetProps) {
  const { t } = useTranslation('diary');
  const format = useFormat(timeZone);
  const versions = useVersions(entryId, opened);
  return (
    <Sheet opened={opened} onClose={onClose} title={t('versions.title')}>
      {versions.isPending ? <LoadingShape label={t('versions.loading')} /> : null}
      {versions.isError ? (
        <FailedState
          title={t('versions.failed')}
          text=""
          onRetry={() => void versions.refetch()}
          retrying={versions.isFetching}
        />
      ) : null}
      {versions.data?.versions.length === 0 ? <p>{t('versions.none')}</p> : null}
      <ol className={classes.versions}>
        {versions.data?.versions.map(({ version, text, savedAt }) => (
          <li key={version}>
            <p className={classes.when}>
              {t('versions.item', { version, date: format.dateTime(savedAt, 'long') })}
            </p>
            <blockquote className={classes.text} dir="auto">
              {text}
            </blockquote>
            <Button variant="subtle" onClick={() => onUse(text)}>
              {t('versions.use')}
            </Button>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
