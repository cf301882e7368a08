import { useTranslation } from 'react-i18next';
import { loadAuth } from '../load-auth.ts';
import { lostPassword } from '../lost-password.ts';
import { CodeForm } from './CodeForm.tsx';
import { type MailedKind, ResendButton } from './ResendButton.tsx';

interface MailedCodeProps {
  readonly kind: MailedKind;
  readonly email: string;
  readonly submit: string;
  /** The code was right: the session is there, and the password perhaps gone. */
  readonly onSignedIn: (signedIn: { lostPassword: boolean }) => void | Promise<void>;
}

/** The kind under which the auth service checks a typed code. */
const VERIFY_TYPES = { signup: 'signup', recovery: 'recovery', magiclink: 'email' } as const;

/** The field for a code that has just been mailed, and another mail when none came. */
export function MailedCode({ kind, email, submit, onSignedIn }: MailedCodeProps) {
  const { t } = useTranslation('accounts');
  return (
    <>
      <CodeForm
        submit={submit}
        texts={{ link_expired: t('code.wrong') }}
        send={async (token) => {
          const auth = await loadAuth();
          const { data, error } = await auth.verifyOtp({ email, token, type: VERIFY_TYPES[kind] });
          if (error) throw error;
          await onSignedIn({ lostPassword: lostPassword(data.session) });
        }}
      />
      <ResendButton kind={kind} email={email} justSent />
    </>
  );
}
