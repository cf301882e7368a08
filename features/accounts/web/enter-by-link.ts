import type { Session } from '@supabase/auth-js';
import { pathAfterSignIn } from './assurance.ts';
import { authClient, passingClient } from './auth-client.ts';
import { type ConfirmLink, PASSWORD_PATH } from './confirm-link.ts';
import { lostPassword } from './lost-password.ts';

/** What became of a mailed link: where it leads, or whose account it would put in place of another's. */
export type LinkOutcome =
  /** Of the two mails of an e-mail change the first one confirmed brings no session. */
  | { readonly kind: 'half' }
  | { readonly kind: 'entered'; readonly path: string }
  | {
      readonly kind: 'other';
      /** Who is signed in here, and whom the link signs in. */
      readonly present: string;
      readonly linked: string;
      readonly enter: () => Promise<string>;
      readonly stay: () => Promise<void>;
    };

/**
 * Uses a mailed link up, apart from the page's own session: one that enters somebody else's account
 * does so only once the person agrees, since whoever sent the link may have chosen the account. Throws
 * what the auth service refused with.
 */
export async function enterByLink({ tokenHash, kind, target }: ConfirmLink): Promise<LinkOutcome> {
  const passing = passingClient();
  const { data, error } = await passing.verifyOtp({ token_hash: tokenHash, type: kind });
  if (error) throw error;
  const { session } = data;
  if (!session) return { kind: 'half' };
  const stay = async () => void (await passing.signOut({ scope: 'local' }));
  const enter = async () => {
    const choosesPassword = target === PASSWORD_PATH || lostPassword(session);
    const { error: refused } = await authClient().setSession(session);
    if (refused) throw refused;
    // Choosing a password asks for the second factor itself.
    return choosesPassword ? PASSWORD_PATH : pathAfterSignIn(session.user, target);
  };
  const present = (await authClient().getSession()).data.session;
  if (!present) return { kind: 'entered', path: await enter() };
  if (present.user.id !== session.user.id) {
    return { kind: 'other', present: nameOf(present), linked: nameOf(session), enter, stay };
  }
  if (kind !== 'email_change') return { kind: 'entered', path: await enter() };
  // The person stays in the session they have, with the second factor that it proved.
  await stay();
  return { kind: 'entered', path: target };
}

const nameOf = ({ user: { email, phone } }: Session) => email || (phone ? `+${phone}` : '');
