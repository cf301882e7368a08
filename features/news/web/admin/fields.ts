import { useTranslation } from 'react-i18next';
import type { ContentProblem } from '#features/content/web/index.ts';
import type { Field, NewsForm } from '../rules/form.rules.ts';

/** What each group of fields works with. */
export interface FieldsProps {
  form: NewsForm;
  set: (change: Partial<NewsForm>) => void;
  problems: Partial<Record<Field, ContentProblem>>;
}

type TextName = 'title' | 'summary' | 'author' | 'text';

/** The properties of a text field of the form: its value, what changes it, and what is wrong with it. */
export function useTextField({ form, set, problems }: FieldsProps) {
  const { t } = useTranslation(['news', 'content']);
  return (field: TextName) => {
    const problem = problems[field];
    return {
      name: field,
      label: t(`admin.field.${field}`),
      value: form[field],
      error: problem ? t(`content:admin.problem.${problem}`) : undefined,
      onChange: (event: { currentTarget: { value: string } }) =>
        set({ [field]: event.currentTarget.value }),
    };
  };
}
