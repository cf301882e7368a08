import { Anchor } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#packages/ui/save-file.ts';
import type { Content } from '../../contract/records.ts';
import { useDates } from '../use-dates.ts';
import { useEvidenceFile } from '../working-conditions.api.ts';
import classes from './conditions.module.css';

interface EvidenceLineProps {
  readonly evidence: Content<'action'>['evidence'][number];
  readonly company: string;
}

/** One thing that shows an action, with its file to take along. */
export function EvidenceLine({ evidence: { on, what, where, file }, company }: EvidenceLineProps) {
  const { t } = useTranslation('working-conditions');
  const { day } = useDates();
  const fetching = useEvidenceFile(company);
  return (
    <p className={classes.small}>
      <IconPaperclip size={16} stroke={1.75} aria-hidden />{' '}
      {[day(on), what, where].filter(Boolean).join(', ')}
      {file ? (
        <>
          {' '}
          <Anchor
            component="button"
            type="button"
            inherit
            disabled={fetching.isPending}
            onClick={() =>
              fetching.mutate(file.path, { onSuccess: (blob) => saveFile(blob, file.name) })
            }
          >
            {t('actions.openFile', { name: file.name })}
          </Anchor>
          {fetching.error ? <span role="alert"> {t('actions.fileFailed')}</span> : null}
        </>
      ) : null}
    </p>
  );
}
