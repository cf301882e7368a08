import { useTranslation } from 'react-i18next';
import type { Me } from '#features/access/contract/access.contract.ts';
import { RoomNotice } from '#features/privacy/web/index.ts';
import { Note, useOnline } from '#packages/ui/index.ts';
import { Section } from '../parts/Section.tsx';
import { BringData } from './BringData.tsx';
import { TakeData } from './TakeData.tsx';

/** Everything of the person's, to take along, and to bring from another account. */
export function OwnDataCard({ me }: { readonly me: Me }) {
  const { t } = useTranslation('profile');
  const online = useOnline();
  return (
    <Section title={t('ownData.title')} lead={t('ownData.lead')}>
      {online ? null : <Note>{t('ownData.offline')}</Note>}
      <RoomNotice />
      <TakeData me={me} />
      <BringData userId={me.id} timeZone={me.timeZone} />
    </Section>
  );
}
