import { loadAuth } from './load-auth.ts';
import { confirmationTarget, recoveryTarget } from './page-address.ts';
import type { MailedKind } from './parts/ResendButton.tsx';

/**
 * Asks for a mail with a code and a link. Whether an account has the address is not told. Throws what
 * the auth service refused it with.
 */
export async function sendMail(
  kind: MailedKind,
  email: string,
  proof: { captchaToken?: string } = {},
): Promise<void> {
  const auth = await loadAuth();
  const { error } = await (kind === 'signup'
    ? auth.resend({
        type: 'signup',
        email,
        options: { emailRedirectTo: confirmationTarget(), ...proof },
      })
    : kind === 'recovery'
      ? auth.resetPasswordForEmail(email, { redirectTo: recoveryTarget(), ...proof })
      : auth.signInWithOtp({
          email,
          options: { shouldCreateUser: false, emailRedirectTo: confirmationTarget(), ...proof },
        }));
  if (error) throw error;
}
