import { IconStar, IconStarOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '#features/access/web/index.ts';
import { useScheduled } from '#features/content/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { dayOf } from '#packages/kernel/day.ts';
import { Tag, useFailureText } from '#packages/ui/index.ts';
import { ManagedRow } from '#packages/ui/manage/ManagedRow.tsx';
import type { ManagedCard } from '../../contract/news.contract.ts';
import { useManaging } from './admin.api.ts';

/** An item in the list of the administration, with what can be done with it. */
export function NewsRow({ item, onOpen }: { item: ManagedCard; onOpen: () => void }) {
  const { t } = useTranslation(['news', 'content']);
  const failureText = useFailureText('news');
  const timeZone = useTimeZone();
  const format = useFormat(timeZone);
  const { publish, feature, remove } = useManaging();
  const { id, title, state, featured, revision, kind } = item;
  const planned = useScheduled('news').data?.get(id);
  const isPublished = state === 'published';
  const over = item.reviewAgain !== null && item.reviewAgain <= dayOf(new Date(), timeZone);
  const featuring = {
    label: t(featured ? 'admin.unfeature' : 'admin.feature'),
    icon: featured ? IconStarOff : IconStar,
    run: () => feature.mutateAsync({ id, featured: !featured }),
    done: t(featured ? 'admin.unfeatured' : 'admin.nowFeatured'),
  };
  return (
    <ManagedRow
      title={title}
      language={item.language}
      state={state}
      stateLabel={t(`admin.state.${state}`)}
      tags={
        <>
          {planned ? (
            <Tag tone="sky">
              {t('content:later.tag', { when: format.dateTime(planned, 'day') })}
            </Tag>
          ) : null}
          {featured ? <Tag tone="sun">{t('admin.featured')}</Tag> : null}
          {over ? <Tag tone="sun">{t('admin.reviewOver')}</Tag> : null}
        </>
      }
      onEdit={onOpen}
      onPublish={(published) => publish.mutateAsync({ id, published, revision })}
      published={t('admin.published')}
      withdrawn={t('admin.withdrawn')}
      actions={isPublished && kind === 'video' ? [featuring] : []}
      deleting={
        isPublished
          ? null
          : {
              title: t('admin.deleteTitle'),
              text: t('admin.deleteText', { title }),
              run: () => remove.mutateAsync(id),
              done: t('admin.deleted'),
            }
      }
      failureText={failureText}
    >
      {t(`admin.kind.${kind}`)} · {t(`category.${item.category}`)} · {item.author} ·{' '}
      {t('updated', { date: format.date(item.updatedAt) })}
    </ManagedRow>
  );
}
