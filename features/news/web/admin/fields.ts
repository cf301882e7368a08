import { useTranslation } from 'react-i18next';
import type { Field, NewsForm, Problem } from '../rules/form.rules.ts';

/** What each group of fields works with. */
export interface FieldsProps {
  form: NewsForm;
  set: (change: Partial<NewsForm>) => void;
  problems: Partial<Record<Field, Problem>>;
}

type TextName = Exclude<Field, 'sources'>;

/** The properties of a text field of the form: its value, what changes it, and what is wrong with it. */
export function useTextField({ form, set, problems }: FieldsProps) {
  const { t } = useTranslation('news');
  return (field: TextName) => {
    const problem = problems[field];
    return {
      name: field,
      label: t(`admin.field.${field}`),
      value: form[field],
      error: problem ? t(`admin.problem.${problem}`) : undefined,
      onChange: (event: { currentTarget: { value: string } }) =>
        set({ [field]: event.currentTarget.value }),
    };
  };
}
