import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#packages/ui/index.ts';
import { SearchField } from '#packages/ui/parts/SearchField.tsx';
import { useCompanies } from '../company-report.api.ts';
import classes from './report.module.css';

interface CompanyChooserProps {
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** Which company a general admin looks at: found by a part of its name. */
export function CompanyChooser({ chosen, onChoose }: CompanyChooserProps) {
  const { t } = useTranslation('company-report');
  const [text, setText] = useState('');
  const { data: companies = [] } = useCompanies(text.trim(), true);
  const known = companies.some(({ id }) => id === chosen);
  return (
    <Card as="div" className={classes.chooser}>
      <SearchField
        label={t('choose.search')}
        clearLabel={t('choose.clear')}
        value={text}
        onChange={setText}
        found={t('choose.found', { count: companies.length })}
      />
      <NativeSelect
        label={t('choose.label')}
        value={known ? chosen : ''}
        data={[
          { value: '', label: t(companies.length > 0 ? 'choose.none' : 'choose.empty') },
          ...companies.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(event) => {
          if (event.currentTarget.value) onChoose(event.currentTarget.value);
        }}
      />
    </Card>
  );
}
