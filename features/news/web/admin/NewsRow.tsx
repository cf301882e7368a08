import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '#features/access/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { dayOf } from '#packages/kernel/day.ts';
import { Note, showToast, Tag, type Tone, useFailureText } from '#packages/ui/index.ts';
import { ConfirmSheet } from '#packages/ui/parts/ConfirmSheet.tsx';
import type { ManagedCard } from '../../contract/news.contract.ts';
import { useManaging } from './admin.api.ts';
import classes from './admin.module.css';

const TONES: Readonly<Record<ManagedCard['state'], Tone>> = {
  draft: 'plain',
  published: 'leaf',
  withdrawn: 'mist',
};

/** An item in the list of the administration, with what can be done with it. */
export function NewsRow({ item, onOpen }: { item: ManagedCard; onOpen: () => void }) {
  const { t } = useTranslation('news');
  const failureText = useFailureText('news');
  const timeZone = useMe()?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const format = useFormat(timeZone);
  const managing = useManaging();
  const [asked, setAsked] = useState(false);
  const { id, title, state, featured, revision, kind } = item;
  const isPublished = state === 'published';
  const act = useMutation({
    networkMode: 'always',
    mutationFn: async (what: 'publish' | 'feature') => {
      if (what === 'publish') {
        await managing.publish.mutateAsync({ id, published: !isPublished, revision });
        showToast({ text: t(isPublished ? 'admin.withdrawn' : 'admin.published') });
      } else {
        await managing.feature.mutateAsync({ id, featured: !featured });
      }
    },
  });
  const over = item.reviewAgain !== null && item.reviewAgain <= dayOf(new Date(), timeZone);
  const named = (text: string) => ({ 'aria-label': `${text}: ${title}` });
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <strong lang={item.language}>{title}</strong>
        <span className={classes.tags}>
          <Tag tone={TONES[state]}>{t(`admin.state.${state}`)}</Tag>
          {featured ? <Tag tone="sun">{t('admin.featured')}</Tag> : null}
          {over ? <Tag tone="sun">{t('admin.reviewOver')}</Tag> : null}
        </span>
        <span className={classes.hint}>
          {t(`admin.kind.${kind}`)} · {t(`category.${item.category}`)} · {item.author} ·{' '}
          {t('updated', { date: format.date(item.updatedAt) })}
        </span>
      </div>
      <div className={classes.actions}>
        <Button variant="default" {...named(t('admin.edit'))} onClick={onOpen}>
          {t('admin.edit')}
        </Button>
        <Button
          variant={isPublished ? 'default' : 'light'}
          loading={act.isPending && act.variables === 'publish'}
          {...named(t(isPublished ? 'admin.withdraw' : 'admin.publish'))}
          onClick={() => act.mutate('publish')}
        >
          {t(isPublished ? 'admin.withdraw' : 'admin.publish')}
        </Button>
        {isPublished && kind === 'video' ? (
          <Button
            variant="default"
            loading={act.isPending && act.variables === 'feature'}
            {...named(t(featured ? 'admin.unfeature' : 'admin.feature'))}
            onClick={() => act.mutate('feature')}
          >
            {t(featured ? 'admin.unfeature' : 'admin.feature')}
          </Button>
        ) : null}
        {isPublished ? null : (
          <Button variant="subtle" {...named(t('admin.delete'))} onClick={() => setAsked(true)}>
            {t('admin.delete')}
          </Button>
        )}
      </div>
      <div role="alert" className={classes.alert}>
        {act.error ? <Note tone="sun">{failureText(act.error)}</Note> : null}
      </div>
      <ConfirmSheet
        opened={asked}
        title={t('admin.deleteTitle')}
        text={t('admin.deleteText', { title })}
        action={t('admin.delete')}
        run={() => managing.remove.mutateAsync(id)}
        onClose={() => setAsked(false)}
        failureText={failureText}
      />
    </li>
  );
}
