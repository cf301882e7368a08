import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MAX_NAME, RELATIONSHIPS, type Relationship } from '../../contract/booking.contract.ts';
import type { GuardianField, GuardianForm } from '../rules/guardian-form.rules.ts';
import classes from './booking.module.css';

interface GuardianFieldsProps {
  readonly guardian: GuardianForm;
  readonly problems: ReadonlySet<GuardianField>;
  readonly onChange: (guardian: GuardianForm) => void;
}

/** Who answers for a minor, what they are to them, and that they authorize the consultation. */
export function GuardianFields({ guardian, problems, onChange }: GuardianFieldsProps) {
  const { t } = useTranslation('booking');
  const set = (change: Partial<GuardianForm>) => onChange({ ...guardian, ...change });
  return (
    <fieldset className={classes.fieldset}>
      <legend>{t('request.guardianTitle')}</legend>
      <div className={classes.pair}>
        <TextInput
          label={t('request.guardian')}
          value={guardian.name}
          maxLength={MAX_NAME}
          error={problems.has('name') ? t('request.missingGuardian') : null}
          onChange={({ currentTarget: { value } }) => set({ name: value })}
        />
        <TextInput
          label={t('request.phone')}
          type="tel"
          value={guardian.phone}
          maxLength={30}
          error={problems.has('phone') ? t('request.missingPhone') : null}
          onChange={({ currentTarget: { value } }) => set({ phone: value })}
        />
      </div>
      <NativeSelect
        label={t('request.relationship')}
        value={guardian.relationship ?? ''}
        error={problems.has('relationship') ? t('request.missingRelationship') : null}
        data={[
          { value: '', label: t('request.choose') },
          ...RELATIONSHIPS.map((one) => ({ value: one, label: t(`relationship.${one}`) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          set({ relationship: (value || null) as Relationship | null })
        }
      />
      <Checkbox
        label={t('request.authorizes')}
        description={t('request.guardianHint')}
        checked={guardian.authorizes}
        error={problems.has('authorizes') ? t('request.missingAuthorizes') : null}
        onChange={({ currentTarget: { checked } }) => set({ authorizes: checked })}
      />
    </fieldset>
  );
}
