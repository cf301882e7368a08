import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#packages/i18n/languages.ts';
import { Choices } from '#packages/ui/parts/Choices.tsx';
import {
  MAX_NEWS_NAME,
  MAX_NEWS_SUMMARY,
  MAX_NEWS_TITLE,
  NEWS_CATEGORIES,
  type NewsCategory,
} from '../../contract/news.contract.ts';
import classes from './admin.module.css';
import { type FieldsProps, useTextField } from './fields.ts';

/** What stands above the text: kind, category, language, title, summary, author. */
export function HeadFields(props: FieldsProps) {
  const { t } = useTranslation('news');
  const field = useTextField(props);
  const { form, set } = props;
  return (
    <>
      <Choices
        legend={t('admin.field.kind')}
        options={(['article', 'video'] as const).map((value) => ({
          value,
          label: t(`admin.kind.${value}`),
        }))}
        value={form.kind}
        onChange={(kind) => kind && set({ kind })}
      />
      <div className={classes.pair}>
        <NativeSelect
          label={t('admin.field.category')}
          data={NEWS_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
          value={form.category}
          onChange={(event) => set({ category: event.currentTarget.value as NewsCategory })}
        />
        <NativeSelect
          label={t('admin.field.language')}
          data={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          value={form.language}
          onChange={(event) => set({ language: event.currentTarget.value as Language })}
        />
      </div>
      <TextInput {...field('title')} maxLength={MAX_NEWS_TITLE} />
      <Textarea {...field('summary')} maxLength={MAX_NEWS_SUMMARY} minRows={2} />
      <TextInput {...field('author')} maxLength={MAX_NEWS_NAME} />
    </>
  );
}
