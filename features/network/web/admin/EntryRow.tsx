import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '#features/access/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { dayOf } from '#packages/kernel/day.ts';
import { showToast, Tag, useFailureText } from '#packages/ui/index.ts';
import { ManagedRow } from '#packages/ui/manage/ManagedRow.tsx';
import type { ManagedCard } from '../../contract/network.contract.ts';
import { isChecked } from '../../contract/network.rules.ts';
import { appointmentsAhead, useManaging } from './admin.api.ts';
import { WithdrawSheet } from './WithdrawSheet.tsx';

/** An entry in the list of the administration, with what can be done with it. */
export function EntryRow({ item, onOpen }: { item: ManagedCard; onOpen: () => void }) {
  const { t } = useTranslation('network');
  const failureText = useFailureText('network');
  const timeZone = useTimeZone();
  const format = useFormat(timeZone);
  const { publish, remove } = useManaging();
  const { id, name, state, revision, check, place } = item;
  const [asked, setAsked] = useState<{ ahead: number; opened: boolean; nth: number }>();
  /** Appointments ahead are called off with a reason: it is asked for first. */
  const setPublished = async (published: boolean) => {
    const ahead = published ? 0 : await appointmentsAhead(id);
    if (ahead === 0) return publish.mutateAsync({ id, published, revision });
    setAsked({ ahead, opened: true, nth: (asked?.nth ?? 0) + 1 });
    return false;
  };
  const checked = isChecked(check, dayOf(new Date(), timeZone));
  return (
    <ManagedRow
      title={name}
      language="pt-BR"
      state={state}
      stateLabel={t(`admin.state.${state}`)}
      tags={
        <>
          {checked ? null : (
            <Tag tone="sun">{t(check ? 'admin.checkOver' : 'admin.notChecked')}</Tag>
          )}
          {item.proposed ? <Tag tone="sky">{t('signIn.proposed')}</Tag> : null}
          {item.demonstration ? <Tag tone="sun">{t('demonstration')}</Tag> : null}
        </>
      }
      onEdit={onOpen}
      onPublish={setPublished}
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
      {[
        t(`kind.${item.kind}`),
        item.specialties.map((one) => t(`specialty.${one}`)).join(', '),
        item.registry,
        place ? `${place.name}, ${place.state}` : null,
        check ? t('admin.againOn', { date: format.day(check.again) }) : null,
      ]
        .filter(Boolean)
        .join(' · ')}
      {asked ? (
        <WithdrawSheet
          key={asked.nth}
          name={name}
          ahead={asked.ahead}
          opened={asked.opened}
          onClose={() => setAsked({ ...asked, opened: false })}
          run={async (reason) => {
            await publish.mutateAsync({ id, published: false, revision, reason });
            showToast({ text: t('admin.withdrawn') });
          }}
        />
      ) : null}
    </ManagedRow>
  );
}
