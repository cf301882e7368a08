import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Accounts } from '../accounts.ts';
import { assertAssurance } from '../factors/factor-access.ts';
import { TOKEN_BUCKET, WEB3_BUCKET } from '../limits/limits.ts';
import { exchangeCode } from '../mailed-links/exchange-code.ts';
import { ownerOf } from '../mailed-links/sign-up.ts';
import { signInWithIdToken } from '../oauth/id-token.ts';
import {
  judgePassword,
  type WeakPasswordReason,
  weaknessMessage,
} from '../password/password.rules.ts';
import { assertFresh } from '../proof/proof.ts';
import { AuthError, invalidRequest } from '../protocol/auth-error.ts';
import { deviceOf, requireBearer } from '../protocol/bearer.ts';
import { assertHuman } from '../protocol/captcha.ts';
import { allowAttempt } from '../protocol/failures.ts';
import { addressShape, requireAddress } from '../protocol/fields.ts';
import { mailWishOf } from '../protocol/mail-wish.ts';
import { parse } from '../protocol/request-body.ts';
import { assertWeb3, signInWithWallet } from '../web3/web3-sign-in.ts';
import { refreshSession } from './refresh.ts';
import { type Session, signInWithPassword } from './sign-in.ts';

/** A session, with a word about a password that would be refused today. */
type Granted = Session & { weak_password?: { message: string; reasons: WeakPasswordReason[] } };
type Grant = (accounts: Accounts, request: FastifyRequest) => Promise<Granted>;

const GRANTS: Readonly<Record<string, Grant>> = {
  password: passwordGrant,
  refresh_token: refreshGrant,
  pkce: pkceGrant,
  id_token: idTokenGrant,
  web3: web3Grant,
};

/** POST /token: one address, five ways to earn a session. */
export function tokenRoutes(app: FastifyInstance, accounts: Accounts): void {
  app.post('/token', async (request) => {
    const { grant_type: type } = request.query as Record<string, unknown>;
    const grant =
      typeof type === 'string' && Object.hasOwn(GRANTS, type) ? GRANTS[type] : undefined;
    if (!grant) throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
    // Refreshes are counted by session: colleagues behind one address must not end each other's.
    if (grant !== refreshGrant) {
      await allowAttempt(accounts, grant === web3Grant ? WEB3_BUCKET : TOKEN_BUCKET, request);
    }
    // The others carry a proof that was earned before.
    if (grant === passwordGrant || grant === web3Grant) await assertHuman(accounts, request);
    return grant(accounts, request);
  });
}

const passwordBody = z.object({ ...addressShape, password: z.string().default('') });

async function passwordGrant(accounts: Accounts, request: FastifyRequest): Promise<Granted> {
  const { email, phone, password } = parse(passwordBody, request.body);
  const address = requireAddress(accounts, { email, phone }, 422);
  const session = await signInWithPassword(accounts, address, password, deviceOf(request));
  const { user } = session;
  const verdict = judgePassword(password, ownerOf(user.email, user.user_metadata));
  if (verdict.kind !== 'weak') return session;
  const { reasons } = verdict;
  return { ...session, weak_password: { message: weaknessMessage(reasons), reasons } };
}

const refreshBody = z.object({ refresh_token: z.string().default('') });

async function refreshGrant(accounts: Accounts, request: FastifyRequest): Promise<Session> {
  const { refresh_token: token } = parse(refreshBody, request.body);
  return refreshSession(accounts, token, deviceOf(request));
}

const pkceBody = z.object({
  auth_code: z.string().default(''),
  code_verifier: z.string().default(''),
});

async function pkceGrant(accounts: Accounts, request: FastifyRequest): Promise<Session> {
  const { auth_code: authCode, code_verifier: verifier } = parse(pkceBody, request.body);
  if (!authCode || !verifier) {
    throw invalidRequest('invalid request: both auth code and code verifier should be non-empty');
  }
  return exchangeCode(accounts, { authCode, verifier }, deviceOf(request));
}

const idTokenBody = z.object({
  provider: z.string().optional(),
  id_token: z.string().optional(),
  access_token: z.string().optional(),
  nonce: z.string().optional(),
  issuer: z.string().optional(),
  client_id: z.string().optional(),
  link_identity: z.boolean().default(false),
});

async function idTokenGrant(accounts: Accounts, request: FastifyRequest): Promise<Session> {
  const body = parse(idTokenBody, request.body);
  const caller = body.link_identity ? await requireBearer(accounts, request) : null;
  if (caller) {
    assertAssurance(caller.user, caller.session, 403);
    assertFresh(accounts, caller);
  }
  return signInWithIdToken(
    accounts,
    {
      provider: body.provider,
      idToken: body.id_token,
      accessToken: body.access_token,
      nonce: body.nonce,
      issuer: body.issuer,
      clientId: body.client_id,
    },
    { ...arrivalOf(accounts, request), linkTo: caller?.user ?? null },
  );
}

const web3Body = z.object({
  chain: z.string().default(''),
  message: z.string().default(''),
  signature: z.string().default(''),
});

async function web3Grant(accounts: Accounts, request: FastifyRequest): Promise<Session> {
  assertWeb3(accounts);
  const proof = parse(web3Body, request.body);
  return signInWithWallet(accounts, proof, arrivalOf(accounts, request));
}

function arrivalOf(accounts: Accounts, request: FastifyRequest) {
  return {
    device: deviceOf(request),
    arriving: {
      acceptLanguage: request.headers['accept-language'],
      mail: mailWishOf(accounts, request, {}),
    },
  };
}
