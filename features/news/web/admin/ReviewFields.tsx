import { Switch, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MAX_NEWS_NAME } from '../../contract/news.contract.ts';
import classes from './admin.module.css';
import { type FieldsProps, useTextField } from './fields.ts';

/** Who reviewed the text, with their register, and until when that holds. */
export function ReviewFields(props: FieldsProps) {
  const { t } = useTranslation('news');
  const field = useTextField(props);
  const { form, set } = props;
  return (
    <>
      <Switch
        label={t('admin.field.reviewed')}
        checked={form.reviewed}
        onChange={(event) => set({ reviewed: event.currentTarget.checked })}
      />
      {form.reviewed ? (
        <div className={classes.pair}>
          <TextInput {...field('reviewer')} maxLength={MAX_NEWS_NAME} />
          <TextInput {...field('register')} maxLength={40} placeholder="CRP 06/12345" />
          <TextInput {...field('reviewedOn')} type="date" />
          <TextInput {...field('reviewAgain')} type="date" />
        </div>
      ) : null}
    </>
  );
}
