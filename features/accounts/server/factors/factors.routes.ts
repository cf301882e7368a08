import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { languageOfHeader } from '#packages/i18n/languages.ts';
import type { Accounts } from '../accounts.ts';
import { FACTOR_BUCKET } from '../limits/limits.ts';
import { invalidRequest } from '../protocol/auth-error.ts';
import { deviceOf } from '../protocol/bearer.ts';
import { requireFactorCaller } from '../protocol/factor-caller.ts';
import { allowAttempt } from '../protocol/failures.ts';
import { assertSmsChannel, requirePhone } from '../protocol/fields.ts';
import { parse } from '../protocol/request-body.ts';
import { challengeFactor } from './challenge-factor.ts';
import { enrollFactor, type FactorWish } from './enroll-factor.ts';
import { MAX_FRIENDLY_NAME } from './factor.rules.ts';
import { factorNotFound } from './factor-access.ts';
import { unenrollFactor } from './remove-factor.ts';
import { verifyFactor } from './verify-factor.ts';

const enrollBody = z.object({
  factor_type: z.string().default(''),
  friendly_name: z.string().trim().max(MAX_FRIENDLY_NAME).default(''),
  issuer: z.string().trim().max(MAX_FRIENDLY_NAME).optional(),
  phone: z.string().default(''),
});
const challengeBody = z.object({ channel: z.string().optional() });
const verifyBody = z.object({
  challenge_id: z.string().default(''),
  code: z.string().default(''),
  webauthn: z.object({ credential_response: z.unknown() }).optional(),
});

/** /factors: a person's second factors, from the first secret to the last session they prove. */
export function factorsRoutes(app: FastifyInstance, accounts: Accounts): void {
  app.post('/factors', async (request) => {
    const caller = await requireFactorCaller(accounts, request);
    return enrollFactor(accounts, caller, wishOf(parse(enrollBody, request.body)));
  });

  app.post('/factors/:factorId/challenge', async (request) => {
    await allowAttempt(accounts, { ...FACTOR_BUCKET, name: 'challenge' }, request);
    const caller = await requireFactorCaller(accounts, request);
    assertSmsChannel(parse(challengeBody, request.body).channel);
    return challengeFactor(accounts, caller, factorIdOf(request), {
      ip: request.ip,
      language: languageOfHeader(request.headers['accept-language'] ?? ''),
    });
  });

  app.post('/factors/:factorId/verify', async (request) => {
    await allowAttempt(accounts, { ...FACTOR_BUCKET, name: 'factor-verify' }, request);
    const caller = await requireFactorCaller(accounts, request);
    const { challenge_id: challengeId, code, webauthn } = parse(verifyBody, request.body);
    if (!code && !webauthn) throw invalidRequest('Code needs to be non-empty');
    if (!z.uuid().safeParse(challengeId).success) throw factorNotFound(422);
    const answer = {
      factorId: factorIdOf(request),
      challengeId,
      code,
      credential: webauthn?.credential_response,
    };
    return verifyFactor(accounts, caller, answer, deviceOf(request));
  });

  app.delete('/factors/:factorId', async (request) => {
    const caller = await requireFactorCaller(accounts, request);
    return unenrollFactor(accounts, caller, factorIdOf(request));
  });
}

function wishOf(body: z.output<typeof enrollBody>): FactorWish {
  const { factor_type: type, friendly_name: friendlyName } = body;
  if (type === 'totp') return { type, friendlyName, issuer: body.issuer || undefined };
  if (type === 'phone') return { type, friendlyName, phone: requirePhone(body.phone) };
  if (type === 'webauthn') return { type, friendlyName };
  throw invalidRequest('factor_type needs to be totp, phone or webauthn');
}

function factorIdOf({ params }: { params: unknown }): string {
  return (params as { factorId: string }).factorId;
}
