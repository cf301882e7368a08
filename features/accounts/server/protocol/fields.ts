import * as z from 'zod';
import { normalizeEmail } from '../rules/email.rules.ts';
import { AuthError, invalidRequest } from './auth-error.ts';

/** Members that name the person; the routes decide which of them they need. */
export const addressShape = {
  email: z.string().optional(),
  phone: z.string().optional(),
};

/** The normalized e-mail of a request; throws `validation_failed` when it is missing or no address. */
export function requireEmail(email: string | undefined): string {
  if (!email) throw invalidRequest('An email address is required');
  const normalized = normalizeEmail(email);
  if (!normalized) throw invalidRequest('Unable to validate email address: invalid format');
  return normalized;
}

/**
 * The e-mail of a request that may name the person by e-mail or phone: one of the two. Texting is
 * not configured on this server.
 */
export function requireEmailOnly(
  { email, phone }: { email?: string; phone?: string },
  disabledStatus: 400 | 422,
): string {
  if (email && phone) {
    throw invalidRequest('Only an email address or phone number should be provided');
  }
  if (phone) {
    throw new AuthError(disabledStatus, 'phone_provider_disabled', 'Phone logins are disabled');
  }
  return requireEmail(email);
}
