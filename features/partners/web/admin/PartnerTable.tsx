import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DeletedItems, SheetButtons } from '#features/content/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { containsAll, wordsOf } from '#packages/kernel/words.ts';
import { EmptyState, Tag, useFailureText, useOnline } from '#packages/ui/index.ts';
import type { ListProps } from '#packages/ui/manage/ListAndEditor.tsx';
import { ManagedList } from '#packages/ui/manage/ManagedList.tsx';
import { ManagedRow } from '#packages/ui/manage/ManagedRow.tsx';
import { isFiltering, ManageFilter, NothingFound } from '#packages/ui/manage/ManageFilter.tsx';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import type { ManagedPartner, PartnerDraft } from '../../contract/partners.contract.ts';
import { PartnerList } from '../PartnerList.tsx';
import { partnersSheetApi, useManagedPartners, useManaging, usePartners } from '../partners.api.ts';
import classes from '../partners.module.css';

const PANEL = 'managed-partners';

/** Partners with their state, by name, and how they look to everybody. */
export function PartnerTable({ onOpen, filter, onFilter }: ListProps) {
  const { t } = useTranslation('partners');
  const online = useOnline();
  const query = useManagedPartners();
  const shown = usePartners();
  const all = query.data?.partners ?? [];
  const words = wordsOf(filter.words);
  const found = all.filter(
    ({ name, state }) => containsAll(name, words) && (filter.state ?? state) === state,
  );
  const failed = online ? 'failed' : 'offline';
  const failureText = useFailureText('partners');
  const { bring, save } = useManaging();
  return (
    <>
      <ManagedList
        title={t('title')}
        add={t('admin.new')}
        onAdd={() => onOpen(null)}
        filter={
          <>
            <SheetButtons
              download={() => partnersSheetApi.exportPartners()}
              fileName={t('sheet.file')}
              bring={(table) => bring.mutateAsync(table)}
              how={t('sheet.how')}
              problemText={(problem) => t(`sheet.problem.${problem}`)}
              failureText={failureText}
            />
            {all.length > 0 ? (
              <ManageFilter
                filter={filter}
                onFilter={onFilter}
                stateLabel={(state) => t(`admin.state.${state}`)}
                found={found.length}
                panelId={PANEL}
              />
            ) : null}
          </>
        }
        panelId={PANEL}
        rows={found.map((partner) => (
          <PartnerRow key={partner.id} partner={partner} onOpen={() => onOpen(partner.id)} />
        ))}
        more={null}
      >
        {!query.data ? (
          <InPlace
            query={query}
            loading={t('loading')}
            title={t(`${failed}.title`)}
            text={t(`${failed}.text`)}
          />
        ) : isFiltering(filter) ? (
          <NothingFound onFilter={onFilter} panelId={PANEL} />
        ) : (
          <EmptyState title={t('admin.empty.title')} text={t('admin.empty.text')} />
        )}
      </ManagedList>
      <DeletedItems
        kind="partner"
        bringBack={(id, draft) =>
          save.mutateAsync({ id, revision: null, draft: draft as PartnerDraft })
        }
        failureText={failureText}
      />
      {shown.data && shown.data.partners.length > 0 ? (
        <section className={classes.preview} aria-labelledby="partners-preview">
          <Title order={3} id="partners-preview">
            {t('admin.preview')}
          </Title>
          <PartnerList partners={shown.data.partners} />
        </section>
      ) : null}
    </>
  );
}

function PartnerRow({ partner, onOpen }: { partner: ManagedPartner; onOpen: () => void }) {
  const { t } = useTranslation('partners');
  const format = useFormat();
  const failureText = useFailureText('partners');
  const { publish, remove } = useManaging();
  const { id, name, state, revision } = partner;
  return (
    <ManagedRow
      title={name}
      language="pt-BR"
      state={state}
      stateLabel={t(`admin.state.${state}`)}
      tags={<Tag>{t(`category.${partner.category}`)}</Tag>}
      onEdit={onOpen}
      onPublish={(published) => publish.mutateAsync({ id, published, revision })}
      published={t('admin.published')}
      withdrawn={t('admin.withdrawn')}
      actions={[]}
      deleting={
        state === 'published'
          ? null
          : {
              title: t('admin.deleteTitle'),
              text: t('admin.deleteText', { name }),
              run: () => remove.mutateAsync(id),
              done: t('admin.deleted'),
            }
      }
      failureText={failureText}
    >
      {new URL(partner.link).hostname} ·{' '}
      {t('admin.updated', { date: format.date(partner.updatedAt) })}
    </ManagedRow>
  );
}
