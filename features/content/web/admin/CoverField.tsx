import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { COVERS, type CoverName } from '../../contract/covers.ts';
import { Cover } from '../Cover.tsx';
import classes from './admin.module.css';

interface CoverFieldProps {
  value: CoverName;
  onChange: (value: CoverName) => void;
}

/** Chooses one of our drawings, and shows it. */
export function CoverField({ value, onChange }: CoverFieldProps) {
  const { t } = useTranslation('content');
  return (
    <div className={classes.coverField}>
      <NativeSelect
        label={t('admin.field.cover')}
        data={COVERS.map((name) => ({ value: name, label: t(`covers.${name}`) }))}
        value={value}
        onChange={(event) =>
          onChange(COVERS.find((name) => name === event.currentTarget.value) ?? value)
        }
      />
      <Cover name={value} />
    </div>
  );
}
