import { useTranslation } from 'react-i18next';
import { Sheet, showToast } from '#packages/ui/index.ts';
import type { AdminUser } from '../contract/admin.contract.ts';
import { UserCompanyForm } from './UserCompanyForm.tsx';
import { UserPlanForm } from './UserPlanForm.tsx';
import { UserRoleForm } from './UserRoleForm.tsx';

/** What of an account is changed in a sheet. */
export const USER_FORMS = ['setRole', 'setCompany', 'setPlan'] as const;
export type UserFormName = (typeof USER_FORMS)[number];

export interface UserFormProps {
  readonly user: AdminUser;
  /** Saved: it is told that something changed. */
  readonly onDone: () => void;
  /** Nothing to save. */
  readonly onClose: () => void;
}

const FORMS = { setRole: UserRoleForm, setCompany: UserCompanyForm, setPlan: UserPlanForm };

interface UserSheetProps {
  readonly what: UserFormName;
  readonly user: AdminUser;
  /** How the person is called. */
  readonly name: string;
  readonly onClose: () => void;
}

/** One change of an account, of which its person is told. */
export function UserSheet({ what, user, name, onClose }: UserSheetProps) {
  const { t } = useTranslation('admin');
  const Form = FORMS[what];
  const done = () => {
    showToast({ text: t(`users.${what}.done`, { name }), kind: 'done' });
    onClose();
  };
  return (
    <Sheet opened onClose={onClose} title={t(`users.${what}.title`, { name })}>
      <Form user={user} onDone={done} onClose={onClose} />
    </Sheet>
  );
}
