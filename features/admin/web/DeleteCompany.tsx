import { useTranslation } from 'react-i18next';
import { showToast, useFailureText } from '#packages/ui/index.ts';
import { ConfirmSheet } from '#packages/ui/parts/ConfirmSheet.tsx';
import type { AdminCompany } from '../contract/admin.contract.ts';
import classes from './admin.module.css';
import { useCompanyChanges } from './company-changes.api.ts';

interface DeleteCompanyProps {
  readonly company: AdminCompany;
  readonly onClose: () => void;
}

/** Asks before a company is deleted, and says what goes with it and what stays. */
export function DeleteCompany({ company: { id, name, people }, onClose }: DeleteCompanyProps) {
  const { t } = useTranslation('admin');
  const failureText = useFailureText('admin');
  const { remove } = useCompanyChanges();
  return (
    <ConfirmSheet
      opened
      title={t('companies.remove.title', { name })}
      text={t('companies.remove.text')}
      action={t('companies.remove.action')}
      run={async () => {
        await remove.mutateAsync(id);
        showToast({ text: t('companies.remove.done', { name }), kind: 'done' });
      }}
      onClose={onClose}
      failureText={failureText}
    >
      <section aria-labelledby="company-goes">
        <strong id="company-goes">{t('companies.remove.goes')}</strong>
        <ul className={classes.points}>
          <li>{t('companies.remove.gone.plan')}</li>
          <li>{t('companies.remove.gone.invitations')}</li>
          <li>{t('companies.remove.gone.numbers')}</li>
        </ul>
      </section>
      <section aria-labelledby="company-stays">
        <strong id="company-stays">{t('companies.remove.stays')}</strong>
        <ul className={classes.points}>
          {people > 0 ? <li>{t('companies.remove.people', { count: people })}</li> : null}
          <li>{t('companies.remove.records')}</li>
        </ul>
      </section>
      {people > 0 ? <p className={classes.lead}>{t('companies.remove.told')}</p> : null}
    </ConfirmSheet>
  );
}
