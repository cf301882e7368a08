import { createHash } from 'node:crypto';
import type { Accounts } from '../accounts.ts';
import { allowedRedirect } from '../mailed-links/redirect.rules.ts';
import { type Arriving, withExternalAccount } from '../oauth/external-account.ts';
import { spendWeb3Message } from '../oauth/external-flows.queries.ts';
import type { ExternalProfile } from '../oauth/provider-profile.rules.ts';
import { AuthError, invalidRequest, OAuthError } from '../protocol/auth-error.ts';
import { type Device, type Session, startSession } from '../sessions/sign-in.ts';
import { WEB3_CHAINS, type Web3Chain } from '../settings/sign-in-methods.ts';
import { parseWeb3Message, type Web3Message, web3Problem } from './web3-message.rules.ts';
import { canonicalAddress, hasSignatureForm, isSignedBy } from './web3-signature.rules.ts';

export interface WalletProof {
  chain: string;
  message: string;
  signature: string;
}

/** Throws 422 `web3_provider_disabled` where no wallet may sign in. */
export function assertWeb3({ context }: Accounts): void {
  if (context.settings.auth.signInMethods.web3Chains.length > 0) return;
  throw new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled');
}

/**
 * Signs in the owner of a wallet by a message that they signed for this site, within ten minutes
 * and once. Throws 400: `web3_unsupported_chain`, `validation_failed` for what is not in form,
 * `invalid_grant` in the form of OAuth for what does not hold.
 */
export async function signInWithWallet(
  accounts: Accounts,
  { chain, message: text, signature }: WalletProof,
  { arriving, device }: { arriving: Arriving; device: Device },
): Promise<Session> {
  const { settings, now } = accounts.context;
  if (!isChain(chain)) {
    throw new AuthError(400, 'web3_unsupported_chain', 'Unsupported chain');
  }
  if (!settings.auth.signInMethods.web3Chains.includes(chain)) {
    throw new AuthError(422, 'web3_provider_disabled', `${chain} Web3 provider is disabled`);
  }
  const parsed = parseWeb3Message(text, chain);
  if ('problem' in parsed) throw invalidRequest(parsed.problem);
  const { message } = parsed;
  const address = canonicalAddress(chain, message.address);
  if (!address) throw invalidRequest('address is not valid');
  if (!hasSignatureForm(chain, signature)) throw invalidRequest('signature is not valid');
  const policy = { siteUrl: settings.siteUrl, allowList: settings.auth.redirectAllowList };
  const problem = web3Problem(message, {
    now: now(),
    isAllowed: (uri) => allowedRedirect(uri, policy) !== null,
  });
  if (problem) throw new OAuthError('invalid_grant', problem);
  if (!isSignedBy(chain, { text, signature, address })) {
    throw new OAuthError('invalid_grant', 'Signature does not match address in message');
  }
  const hash = createHash('sha256').update(`${chain}\u0000${address}\u0000${text}`).digest();
  const profile = walletProfile(chain, address, message);
  return withExternalAccount(accounts, profile, arriving, async (tx, user) => {
    if (!(await spendWeb3Message(tx, hash, now()))) {
      throw new OAuthError('invalid_grant', 'Message was used before');
    }
    return startSession(accounts, tx, user, { method: 'web3', provider: 'web3', device });
  });
}

function isChain(chain: string): chain is Web3Chain {
  return (WEB3_CHAINS as readonly string[]).includes(chain);
}

function walletProfile(
  chain: Web3Chain,
  address: string,
  { domain, statement, chainId }: Web3Message,
): ExternalProfile {
  const subject = `web3:${chain}:${address}`;
  return {
    provider: 'web3',
    subject,
    email: null,
    emailVerified: false,
    data: {
      sub: subject,
      custom_claims: {
        address,
        chain,
        domain,
        ...(chainId ? { network: chainId } : {}),
        ...(statement ? { statement: statement.slice(0, 500) } : {}),
      },
      email_verified: false,
      phone_verified: false,
    },
  };
}
