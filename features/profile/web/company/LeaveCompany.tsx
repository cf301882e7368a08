import { Button } from '@mantine/core';
import { useDidUpdate } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Me } from '#features/access/contract/access.contract.ts';
import { Note, useOnline } from '#packages/ui/index.ts';
import classes from '../parts/profile.module.css';
import { LeaveTerms } from './LeaveTerms.tsx';

/** The way out of the company; what it means is said before. */
export function LeaveCompany({ me, onLeft }: { readonly me: Me; readonly onLeft: () => void }) {
  const { t } = useTranslation('profile');
  const online = useOnline();
  const [open, setOpen] = useState(false);
  const begin = useRef<HTMLButtonElement>(null);
  // What had the focus is gone once it closes.
  useDidUpdate(() => {
    if (!open) begin.current?.focus();
  }, [open]);
  if (open) return <LeaveTerms me={me} onClose={() => setOpen(false)} onLeft={onLeft} />;
  return (
    <>
      {online ? null : <Note>{t('leave.offline')}</Note>}
      <div className={classes.actions}>
        <Button ref={begin} variant="default" disabled={!online} onClick={() => setOpen(true)}>
          {t('leave.begin')}
        </Button>
      </div>
    </>
  );
}
