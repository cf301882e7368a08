import { Switch, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './admin.module.css';
import { type FieldsProps, useTextField } from './fields.ts';

/** Where a film is, how long it takes and whether it has captions. */
export function VideoFields(props: FieldsProps) {
  const { t } = useTranslation('news');
  const field = useTextField(props);
  const { form, set } = props;
  return (
    <>
      <div className={classes.pair}>
        <TextInput {...field('url')} type="url" inputMode="url" placeholder="https://" />
        <TextInput
          {...field('length')}
          description={t('admin.lengthHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
      </div>
      <Switch
        label={t('admin.field.captions')}
        checked={form.captions}
        onChange={(event) => set({ captions: event.currentTarget.checked })}
      />
    </>
  );
}
