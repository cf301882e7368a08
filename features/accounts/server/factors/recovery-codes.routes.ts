import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Accounts } from '../accounts.ts';
import { FACTOR_BUCKET } from '../limits/limits.ts';
import { requireFactorCaller } from '../protocol/factor-caller.ts';
import { allowAttempt } from '../protocol/failures.ts';
import { parse } from '../protocol/request-body.ts';
import { MAX_FRIENDLY_NAME } from './factor.rules.ts';
import {
  generateRecoveryCodes,
  recoveryCodesStatus,
  regenerateRecoveryCodes,
  removeRecoveryCodes,
  verifyRecoveryCode,
} from './recovery-codes.ts';

const generateBody = z.object({
  friendly_name: z.string().trim().max(MAX_FRIENDLY_NAME).optional(),
});
const verifyBody = z.object({ code: z.string().default('') });

/** /factors/recovery-codes: for the day on which the other factor is lost. */
export function recoveryCodesRoutes(app: FastifyInstance, accounts: Accounts): void {
  app.get('/factors/recovery-codes', async (request) => {
    const { user } = await requireFactorCaller(accounts, request);
    return recoveryCodesStatus(accounts, user.id);
  });

  app.post('/factors/recovery-codes', async (request) => {
    const caller = await requireFactorCaller(accounts, request);
    const { friendly_name: name } = parse(generateBody, request.body);
    return generateRecoveryCodes(accounts, caller, name);
  });

  app.delete('/factors/recovery-codes', async (request) =>
    removeRecoveryCodes(accounts, await requireFactorCaller(accounts, request)),
  );

  app.post('/factors/recovery-codes/verify', async (request) => {
    const bucket = { ...FACTOR_BUCKET, name: 'recovery-verify' };
    await allowAttempt(accounts, bucket, request);
    const caller = await requireFactorCaller(accounts, request);
    return verifyRecoveryCode(accounts, caller, parse(verifyBody, request.body).code);
  });

  app.post('/factors/recovery-codes/regenerate', async (request) =>
    regenerateRecoveryCodes(accounts, await requireFactorCaller(accounts, request)),
  );
}
