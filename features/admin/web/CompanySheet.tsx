import { useTranslation } from 'react-i18next';
import { Sheet } from '#packages/ui/index.ts';
import type { AdminCompany } from '../contract/admin.contract.ts';
import { CompanyForm } from './CompanyForm.tsx';
import { DeleteCompany } from './DeleteCompany.tsx';

/** What is done with a company; without one, it is a new one that is written. */
export type CompanyTask =
  | { readonly what: 'change'; readonly company: AdminCompany | null }
  | { readonly what: 'remove'; readonly company: AdminCompany };

/** The sheet of what is done with a company. */
export function CompanySheet(props: CompanyTask & { readonly onClose: () => void }) {
  const { t } = useTranslation('admin');
  const { what, company, onClose } = props;
  if (what === 'remove') return <DeleteCompany company={company} onClose={onClose} />;
  const title = company
    ? t('companies.change.title', { name: company.name })
    : t('companies.create.title');
  return (
    <Sheet opened onClose={onClose} title={title}>
      <CompanyForm company={company} onDone={onClose} />
    </Sheet>
  );
}
