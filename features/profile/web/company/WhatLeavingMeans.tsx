import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Me } from '#features/access/contract/access.contract.ts';
import type { LeavingTerms } from '#features/companies/contract/people.contract.ts';
import { Note } from '#packages/ui/index.ts';
import { OWN_DATA_ID } from '../erase/EraseCard.tsx';
import { Lines } from '../parts/Lines.tsx';
import classes from '../parts/profile.module.css';
import { useAccount } from '../profile.api.ts';
import { isManaged } from '../rules/methods.rules.ts';

interface WhatLeavingMeansProps {
  readonly me: Me;
  readonly terms: LeavingTerms;
}

/** What stays the person's, what ends, and what is better done before leaving a job. */
export function WhatLeavingMeans({ me, terms }: WhatLeavingMeansProps) {
  const { t } = useTranslation('profile');
  const { data: user } = useAccount();
  const managed = isManaged(user);
  const plan =
    terms.planAfterwards === 'free' ? ('planFree' as const) : ('planIndividual' as const);
  const ends = [
    'place' as const,
    ...(me.plan === 'empresarial' ? [plan] : []),
    ...(me.isCompanyAdmin && !me.isAdmin ? ['admin' as const] : []),
    ...(terms.endsCompany ? ['company' as const] : []),
  ];
  return (
    <>
      <Lines
        title={t('leave.stays.title')}
        lines={[
          t('leave.stays.records'),
          t(managed ? 'leave.stays.accountManaged' : 'leave.stays.account'),
        ]}
      />
      <Lines title={t('leave.ends.title')} lines={ends.map((line) => t(`leave.ends.${line}`))} />
      {managed ? (
        <Note tone="sun">
          {t('leave.managed')}{' '}
          <Anchor inherit href={`#${OWN_DATA_ID}`}>
            {t('erase.toCopy')}
          </Anchor>
        </Note>
      ) : null}
      {!managed && me.email ? (
        <Note tone="sun">{t('leave.address', { address: me.email })}</Note>
      ) : null}
      {terms.endsCompany ? null : <p className={classes.hint}>{t('leave.back')}</p>}
    </>
  );
}
