import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptyState, PageHeader, useFailureText } from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import { PeopleView } from './parts/PeopleView.tsx';
import { RecordsView } from './parts/RecordsView.tsx';
import { useForPeople } from './working-conditions.api.ts';

/** Working conditions: the board for everybody of a company, its records for whoever may read them. */
export default function WorkingConditionsPage() {
  const { t } = useTranslation('working-conditions');
  const failureText = useFailureText('working-conditions');
  const query = useForPeople();
  const { company: asked }: { company?: string } = useSearch({ strict: false });
  const seen = query.data;
  if (!seen) {
    return (
      <>
        <PageHeader title={t('title')} />
        <InPlace
          query={query}
          loading={t('loading')}
          title={t('failed')}
          text={failureText(query.error ?? { code: 'offline' })}
        />
      </>
    );
  }
  const read = seen.reads.find(({ id }) => id === asked) ?? seen.reads[0];
  if (read) return <RecordsView company={read.id} reads={seen.reads} seen={seen} />;
  if (seen.company === null) {
    return (
      <>
        <PageHeader title={t('title')} />
        <EmptyState title={t('noCompany.title')} text={t('noCompany.text')} />
      </>
    );
  }
  return (
    <>
      <PageHeader title={t('title')} lead={seen.company} />
      <PeopleView seen={seen} />
    </>
  );
}
