/** What the account service knows when somebody comes back from a foreign provider. */
export interface Arrival {
  /** The identity (provider and subject) has been here before. */
  isKnown: boolean;
  /** The provider's word about the e-mail address. */
  email: 'none' | 'unverified' | 'verified';
  /** Whoever already has that address, and whether they confirmed it. */
  holder: 'nobody' | 'unconfirmed' | 'confirmed';
}

export type AccountDecision =
  /** Their own account. */
  | 'sign_in'
  /** A new account, confirmed where the address is verified. */
  | 'create'
  /** A new account that waits for its confirmation mail. */
  | 'create_unconfirmed'
  /** The confirmed account of that address gets one more identity. */
  | 'link'
  /**
   * Like `link`, but nobody ever proved to own the account: whoever registered it may be waiting for
   * the owner of the address to come, so password and identities that were there go.
   */
  | 'take_over'
  /** Somebody has the address and the provider does not vouch for it. Nothing is changed. */
  | 'refuse';

/**
 * Which account somebody from a foreign provider gets (auth protocol, section 3.7). An unverified
 * address opens nothing: `refuse` and `create_unconfirmed` are answered alike, so that the answer
 * does not tell who has an account.
 */
export function decideAccount({ isKnown, email, holder }: Arrival): AccountDecision {
  if (isKnown) return 'sign_in';
  if (email === 'none') return 'create';
  if (email === 'unverified') return holder === 'nobody' ? 'create_unconfirmed' : 'refuse';
  if (holder === 'nobody') return 'create';
  return holder === 'confirmed' ? 'link' : 'take_over';
}
