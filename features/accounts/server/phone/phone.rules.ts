/** The digits of an E.164 number without the leading `+`, as stored; null when it is no number. */
export function normalizePhone(text: string): string | null {
  const digits = text.replaceAll(' ', '').replace(/^\+/, '');
  return /^[1-9][0-9]{1,14}$/.test(digits) ? digits : null;
}

/** What a sign-up by phone copies from the identity into the person's metadata. */
export function phoneIdentityData(userId: string, phone: string, verified: boolean) {
  return { sub: userId, phone, email_verified: false, phone_verified: verified };
}
