import type { Session } from '@supabase/auth-js';

/**
 * Whether the confirmation that brought this session took the password away, because somebody else
 * may have chosen it (decision 0017): the person has none until they choose one.
 */
export function lostPassword(session: Session | null): boolean {
  return (session as { password_contested?: unknown } | null)?.password_contested === true;
}
