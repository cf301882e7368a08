import { Button, Title } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, Note, showToast, Tag } from '#packages/ui/index.ts';
import type { Correction } from '../../contract/burnout.contract.ts';
import { useCorrections, useUndoCorrection } from '../burnout.api.ts';
import classes from './Corrections.module.css';
import { toneOf } from './marks.ts';

/** Expressions that the person took out of the sum, each with its way back. */
export function Corrections() {
  const { t } = useTranslation('burnout');
  const { data, isError } = useCorrections();
  const undo = useUndoCorrection();
  const heading = useRef<HTMLHeadingElement>(null);
  const bringBack = ({ id, sample }: Correction) =>
    undo.mutateAsync(id).then(
      () => {
        // The row with the focus goes.
        heading.current?.focus();
        showToast({ text: t('corrections.undone', { words: sample }) });
      },
      () => undefined,
    );
  return (
    <Card aria-labelledby="corrections-title">
      <Title order={2} id="corrections-title" tabIndex={-1} ref={heading}>
        {t('corrections.title')}
      </Title>
      <p className={classes.lead}>
        {data?.corrections.length === 0 ? t('corrections.none') : t('corrections.hint')}
      </p>
      {isError && !data ? <Note tone="sun">{t('corrections.loadFailed')}</Note> : null}
      <ul className={classes.list}>
        {data?.corrections.map((correction) => (
          <li key={correction.id}>
            <span>
              <strong>{correction.sample}</strong>{' '}
              <Tag tone={toneOf(correction.category)}>
                {t(`categoryTitle.${correction.category}`)}
              </Tag>
            </span>
            <Button
              variant="subtle"
              aria-label={t('corrections.undoOf', { words: correction.sample })}
              loading={undo.isPending && undo.variables === correction.id}
              onClick={() => void bringBack(correction)}
            >
              {t('corrections.undo')}
            </Button>
          </li>
        ))}
      </ul>
      {undo.isError ? (
        <Note tone="sun" role="alert">
          {t('corrections.failed')}
        </Note>
      ) : null}
    </Card>
  );
}
