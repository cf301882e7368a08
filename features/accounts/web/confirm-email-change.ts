import { passingClient } from './auth-client.ts';

/**
 * Confirms one of the two addresses of an e-mail change by its code; true once both are. The second
 * one brings a session of its own, which is ended at once: the person stays in the one they have,
 * with the second factor that it proved. Throws what the auth service refused with.
 */
export async function confirmEmailChange(email: string, token: string): Promise<boolean> {
  const auth = passingClient();
  const { data, error } = await auth.verifyOtp({ email, token, type: 'email_change' });
  if (error) throw error;
  if (!data.session) return false;
  await auth.signOut({ scope: 'local' });
  return true;
}
