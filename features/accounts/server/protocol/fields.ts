import * as z from 'zod';
import type { Accounts } from '../accounts.ts';
import { normalizeEmail } from '../mailed-links/email.rules.ts';
import { normalizePhone } from '../phone/phone.rules.ts';
import { invalidRequest, phoneDisabled } from './auth-error.ts';

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

/** The normalized number of a request; throws `validation_failed` when it is no phone number. */
export function requirePhone(phone: string): string {
  const normalized = normalizePhone(phone);
  if (!normalized) throw invalidRequest('Invalid phone number format (E.164 required)');
  return normalized;
}

/**
 * The address of a request that names the person by e-mail or phone, one of the two. A phone is
 * `phone_provider_disabled` where people do not sign in by it.
 */
export function requireAddress(
  { context: { settings } }: Accounts,
  { email, phone }: { email?: string; phone?: string },
  disabledStatus: 400 | 422,
): { email: string } | { phone: string } {
  if (email && phone) {
    throw invalidRequest('Only an email address or phone number should be provided');
  }
  if (!phone) return { email: requireEmail(email) };
  if (!settings.auth.phoneSignIn) throw phoneDisabled(disabledStatus);
  return { phone: requirePhone(phone) };
}

/** The channel of a message to a phone: this server sends text messages only. */
export function assertSmsChannel(channel: string | undefined): void {
  if (channel && channel !== 'sms') throw invalidRequest('Invalid channel: supported is sms');
}
