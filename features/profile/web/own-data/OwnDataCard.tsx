import { useTranslation } from 'react-i18next';
import type { Me } from '#features/access/contract/access.contract.ts';
import { Section } from '../parts/Section.tsx';
import { TakeData } from './TakeData.tsx';

/** Everything of the person's, to take along. */
export function OwnDataCard({ me }: { readonly me: Me }) {
  const { t } = useTranslation('profile');
  return (
    <Section title={t('ownData.title')} lead={t('ownData.lead')}>
      <TakeData me={me} />
    </Section>
  );
}
