import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Accounts } from '../../accounts.ts';
import { FACTOR_BUCKET } from '../../limits/limits.ts';
import { invalidRequest } from '../../protocol/auth-error.ts';
import { requireFactorCaller } from '../../protocol/factor-caller.ts';
import { parse } from '../../protocol/request-body.ts';
import { cancelRemoval, requestRemoval, waitingRemoval } from './lost-factors.ts';

const removalBody = z.object({ nonce: z.string().trim().max(20).default('') });

/** /factors/removal: the way back for who lost every second factor, open to a session at aal1. */
export function lostFactorsRoutes(app: FastifyInstance, accounts: Accounts): void {
  app.get('/factors/removal', async (request) => {
    const { user } = await requireFactorCaller(accounts, request);
    return { removal: await waitingRemoval(accounts, user.id) };
  });

  app.post('/factors/removal', async (request) => {
    const bucket = { ...FACTOR_BUCKET, name: 'factor-removal' };
    await accounts.limits.countRequest(bucket, request.ip);
    const caller = await requireFactorCaller(accounts, request);
    const { nonce } = parse(removalBody, request.body);
    if (!nonce) throw invalidRequest('The nonce of GET /reauthenticate is required');
    return { removal: await requestRemoval(accounts, caller, nonce) };
  });

  app.delete('/factors/removal', async (request) => {
    await cancelRemoval(accounts, await requireFactorCaller(accounts, request));
    return { removal: null };
  });
}
