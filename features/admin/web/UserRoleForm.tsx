import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '#packages/ui/index.ts';
import { USER_ROLES, type UserRole } from '../contract/admin.contract.ts';
import { NO_COMPANY } from '../contract/user-changes.contract.ts';
import classes from './admin.module.css';
import { ChangeForm } from './ChangeForm.tsx';
import type { UserFormProps } from './UserSheet.tsx';
import { useUserChanges } from './user-changes.api.ts';

/** Which role somebody else has; who belongs to no company looks after none. */
export function UserRoleForm({ user, onDone, onClose }: UserFormProps) {
  const { t } = useTranslation('admin');
  const failureText = useFailureText('admin');
  const { setRole } = useUserChanges();
  const [role, setChosen] = useState<UserRole>(user.role);
  const [tried, setTried] = useState(false);
  const lacksCompany = role === 'company_admin' && user.company === null;
  const missing = tried && lacksCompany ? t(`errors.${NO_COMPANY}`) : null;
  const save = () => {
    if (role === user.role) return onClose();
    setRole.mutateAsync({ id: user.id, role }).then(onDone, () => undefined);
  };
  return (
    <ChangeForm
      action={t('save')}
      saving={setRole.isPending}
      isComplete={() => {
        setTried(true);
        return !lacksCompany;
      }}
      onSave={save}
    >
      <NativeSelect
        label={t('users.column.role')}
        value={role}
        error={missing ?? (setRole.error ? failureText(setRole.error) : null)}
        onChange={(event) => {
          setChosen(USER_ROLES.find((one) => one === event.currentTarget.value) ?? 'none');
          setRole.reset();
        }}
        data={USER_ROLES.toReversed().map((value) => ({ value, label: t(`users.role.${value}`) }))}
      />
      <p className={classes.lead}>{t(`users.setRole.may.${role}`)}</p>
    </ChangeForm>
  );
}
