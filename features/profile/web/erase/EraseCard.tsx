import { Anchor, Button } from '@mantine/core';
import { useDidUpdate } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Me } from '#features/access/contract/access.contract.ts';
import { LoadingShape, Note, useOnline } from '#packages/ui/index.ts';
import { Failure } from '../parts/Failure.tsx';
import { Lines } from '../parts/Lines.tsx';
import classes from '../parts/profile.module.css';
import { Section } from '../parts/Section.tsx';
import { accountApi } from '../profile.api.ts';
import { DeletionObstacle } from './DeletionObstacle.tsx';
import { EraseForm } from './EraseForm.tsx';

/** Where the card stands from which everything is taken along. */
export const OWN_DATA_ID = 'own-data';
const GOES = ['records', 'account', 'queue'] as const;
const STAYS = ['note', 'figures', 'copies'] as const;

/**
 * The way out for good. What goes, what stays and what has to happen before is said first; the form asks
 * for a word and for a proof of who it is.
 */
export function EraseCard({ me }: { readonly me: Me }) {
  const { t } = useTranslation('profile');
  const online = useOnline();
  const [open, setOpen] = useState(false);
  const begin = useRef<HTMLButtonElement>(null);
  const about = useRef<HTMLDivElement>(null);
  // What had the focus is gone once the card opens, and again once it closes.
  useDidUpdate(() => (open ? about : begin).current?.focus(), [open]);
  return (
    <Section title={t('erase.title')} lead={t('erase.lead')}>
      {online ? null : <Note>{t('erase.offline')}</Note>}
      {open ? (
        <>
          <div ref={about} tabIndex={-1} className={classes.form}>
            <Lines
              title={t('erase.goes.title')}
              lines={GOES.map((line) => t(`erase.goes.${line}`))}
            />
            <Lines
              title={t('erase.stays.title')}
              lines={STAYS.map((line) => t(`erase.stays.${line}`))}
            />
            <p className={classes.hint}>
              {t('erase.copyFirst')}{' '}
              <Anchor inherit href={`#${OWN_DATA_ID}`}>
                {t('erase.toCopy')}
              </Anchor>
            </p>
          </div>
          <Terms me={me} onClose={() => setOpen(false)} />
        </>
      ) : (
        <div className={classes.actions}>
          <Button
            ref={begin}
            color="red"
            variant="outline"
            disabled={!online}
            onClick={() => setOpen(true)}
          >
            {t('erase.begin')}
          </Button>
        </div>
      )}
    </Section>
  );
}

/** What the server asks for, and the form for it, or what has to be seen to before. */
function Terms({ me, onClose }: { readonly me: Me; readonly onClose: () => void }) {
  const { t } = useTranslation(['profile', 'common']);
  const query = accountApi.deletionTerms.query();
  // Asked for anew each time: who looks after a company may have changed since.
  const terms = useQuery({ ...query, staleTime: 0, gcTime: 0 });
  if (terms.data && !terms.data.obstacle) {
    return <EraseForm me={me} proof={terms.data.proof} onClose={onClose} />;
  }
  return (
    <>
      {terms.isPending ? <LoadingShape label={t('loading')} lines={1} /> : null}
      {terms.data?.obstacle ? <DeletionObstacle obstacle={terms.data.obstacle} /> : null}
      <Failure error={terms.error} title={t('erase.failed')} />
      <div className={classes.actions}>
        {terms.error ? (
          <Button onClick={() => void terms.refetch()}>{t('common:action.retry')}</Button>
        ) : null}
        <Button variant="default" onClick={onClose}>
          {t('erase.stay')}
        </Button>
      </div>
    </>
  );
}
