import { Textarea, Title } from '@mantine/core';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AddPicture, ContentText } from '#features/content/web/index.ts';
import { blocksOf } from '#packages/kernel/written-text.ts';
import { Card } from '#packages/ui/index.ts';
import { type FieldsProps, useTextField } from './fields.ts';

/** The text in its plain notation, and how it will look. */
export function TextField(props: FieldsProps) {
  const { t } = useTranslation(['news', 'common']);
  const field = useTextField(props);
  const text = useDeferredValue(props.form.text);
  const blocks = useMemo(() => blocksOf(text), [text]);
  return (
    <>
      <Textarea
        {...field('text')}
        description={t('common:manage.notation')}
        minRows={10}
        maxRows={24}
      />
      <AddPicture text={props.form.text} onChange={(written) => props.set({ text: written })} />
      {blocks.length > 0 ? (
        <Card aria-labelledby="news-preview">
          <Title order={3} id="news-preview" mb="sm">
            {t('admin.preview')}
          </Title>
          <ContentText blocks={blocks} language={props.form.language} headingOrder={2} />
        </Card>
      ) : null}
    </>
  );
}
