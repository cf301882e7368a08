import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Me } from '#features/access/contract/access.contract.ts';
import { access, apiOptions } from '#features/access/web/index.ts';
import {
  companyPeopleContract,
  type LeavingTerms,
  ONLY_COMPANY_ADMIN,
} from '#features/companies/contract/people.contract.ts';
import { ApiFailure, createClient } from '#packages/api/client/index.ts';
import { LoadingShape, showToast, useOnline } from '#packages/ui/index.ts';
import { Failure } from '../parts/Failure.tsx';
import classes from '../parts/profile.module.css';
import { useAccountChanged } from '../profile.api.ts';
import { OnlyAdmin } from './OnlyAdmin.tsx';
import { WhatLeavingMeans } from './WhatLeavingMeans.tsx';

const companyApi = createClient(companyPeopleContract, apiOptions);

interface LeaveTermsProps {
  readonly me: Me;
  readonly onClose: () => void;
  /** The person is out; what is here goes once that is known everywhere. */
  readonly onLeft: () => void;
}

/** What leaving means as the server sees it now, and the button that does it. */
export function LeaveTerms(props: LeaveTermsProps) {
  const { t } = useTranslation(['profile', 'common']);
  const about = useRef<HTMLElement>(null);
  useEffect(() => about.current?.focus(), []);
  // Asked for anew each time: who looks after the company may have changed since.
  const terms = useQuery({ ...companyApi.leavingTerms.query(), staleTime: 0, gcTime: 0 });
  return (
    <section ref={about} tabIndex={-1} aria-label={t('leave.begin')} className={classes.form}>
      {terms.isPending ? <LoadingShape label={t('loading')} lines={3} /> : null}
      <Failure error={terms.error} title={t('leave.failed')} />
      {terms.data ? (
        <Decision {...props} terms={terms.data} />
      ) : (
        <div className={classes.actions}>
          {terms.error ? (
            <Button onClick={() => void terms.refetch()}>{t('common:action.retry')}</Button>
          ) : null}
          <Button variant="default" onClick={props.onClose}>
            {t('leave.stay')}
          </Button>
        </div>
      )}
    </section>
  );
}

function Decision(props: LeaveTermsProps & { readonly terms: LeavingTerms }) {
  const { me, terms, onClose, onLeft } = props;
  const { t } = useTranslation('profile');
  const online = useOnline();
  const changed = useAccountChanged();
  const leave = useMutation({
    mutationFn: () => companyApi.leaveCompany(),
    onSuccess: async () => {
      showToast({ text: t('leave.left'), kind: 'done' });
      onLeft();
      access.refresh();
      await changed();
    },
  });
  const refused = leave.error instanceof ApiFailure && leave.error.code === ONLY_COMPANY_ADMIN;
  const isOnlyAdmin = terms.obstacle !== null || refused;
  return (
    <>
      {isOnlyAdmin ? (
        <OnlyAdmin text={t('leave.onlyAdmin')} />
      ) : (
        <>
          <WhatLeavingMeans me={me} terms={terms} />
          <Failure error={leave.error} title={t('leave.failed')} />
        </>
      )}
      <div className={classes.actions}>
        {isOnlyAdmin ? null : (
          <Button
            color="red"
            disabled={!online}
            loading={leave.isPending}
            onClick={() => leave.mutate()}
          >
            {t('leave.action')}
          </Button>
        )}
        <Button variant="default" disabled={leave.isPending} onClick={onClose}>
          {t('leave.stay')}
        </Button>
      </div>
    </>
  );
}
