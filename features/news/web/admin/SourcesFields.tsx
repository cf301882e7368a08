import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldGroup } from '#packages/ui/parts/FieldGroup.tsx';
import { MAX_NEWS_NAME, MAX_NEWS_SOURCES } from '../../contract/news.contract.ts';
import { newSource } from '../rules/form.rules.ts';
import classes from './admin.module.css';
import type { FieldsProps } from './fields.ts';

/** Where the facts come from: a name and an address each. */
export function SourcesFields({ form: { sources }, set, problems }: FieldsProps) {
  const { t } = useTranslation('news');
  const rows = useRef<HTMLDivElement>(null);
  const count = useRef(sources.length);
  // A new row begins with the cursor in it; where one was taken away, the last one or the button has it.
  useEffect(() => {
    if (count.current === sources.length) return;
    count.current = sources.length;
    const names = rows.current?.querySelectorAll<HTMLElement>('[name=sources]');
    (names?.[names.length - 1] ?? rows.current?.querySelector('button'))?.focus();
  }, [sources.length]);
  const change = (key: string, part: { title?: string; url?: string }) =>
    set({ sources: sources.map((one) => (one.key === key ? { ...one, ...part } : one)) });
  return (
    <FieldGroup legend={t('sources.title')} optional={t('admin.sourcesHint')}>
      <div ref={rows} className={classes.sources}>
        {sources.map(({ key, title, url }, place) => (
          <div key={key} className={classes.source}>
            <TextInput
              name="sources"
              label={t('admin.source.title', { number: place + 1 })}
              maxLength={MAX_NEWS_NAME}
              value={title}
              onChange={(event) => change(key, { title: event.currentTarget.value })}
            />
            <TextInput
              type="url"
              inputMode="url"
              placeholder="https://"
              label={t('admin.source.url', { number: place + 1 })}
              value={url}
              onChange={(event) => change(key, { url: event.currentTarget.value })}
            />
            <ActionIcon
              aria-label={t('admin.source.remove', { number: place + 1 })}
              onClick={() => set({ sources: sources.filter((one) => one.key !== key) })}
            >
              <IconTrash size={20} stroke={1.75} />
            </ActionIcon>
          </div>
        ))}
        {problems.sources ? (
          <p className={classes.error}>{t(`admin.problem.${problems.sources}`)}</p>
        ) : null}
        <Button
          variant="subtle"
          disabled={sources.length >= MAX_NEWS_SOURCES}
          leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
          onClick={() => set({ sources: [...sources, newSource()] })}
        >
          {t('admin.source.add')}
        </Button>
      </div>
    </FieldGroup>
  );
}
