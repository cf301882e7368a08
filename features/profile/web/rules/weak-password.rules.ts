/** Why the auth service finds a password weak, in the protocol's words. */
const REASONS = ['length', 'characters', 'pwned'] as const;
export type WeakReason = (typeof REASONS)[number];

/** The reasons of a refusal for weakness that we have words for; none for any other refusal. */
export function weakReasonsOf(error: unknown): WeakReason[] {
  if (typeof error !== 'object' || error === null || !('reasons' in error)) return [];
  const { reasons } = error;
  return Array.isArray(reasons) ? REASONS.filter((reason) => reasons.includes(reason)) : [];
}
