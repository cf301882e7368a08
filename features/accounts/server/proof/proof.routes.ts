import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Accounts } from '../accounts.ts';
import { FACTOR_BUCKET } from '../limits/limits.ts';
import { invalidRequest } from '../protocol/auth-error.ts';
import { requireFactorCaller } from '../protocol/factor-caller.ts';
import { parse } from '../protocol/request-body.ts';
import { prove, waysToProve } from './proof.ts';

const proofBody = z.object({
  password: z.string().max(1_000).optional(),
  nonce: z.string().trim().max(20).optional(),
});

/** /proof: how the person of a session can show that it is still them, and where they do. */
export function proofRoutes(app: FastifyInstance, accounts: Accounts): void {
  app.get('/proof', async (request) =>
    waysToProve((await requireFactorCaller(accounts, request)).user),
  );

  app.post('/proof', async (request) => {
    await accounts.limits.countRequest({ ...FACTOR_BUCKET, name: 'proof' }, request.ip);
    const caller = await requireFactorCaller(accounts, request);
    const { password, nonce } = parse(proofBody, request.body);
    if (Boolean(password) === Boolean(nonce)) {
      throw invalidRequest('Either password or nonce must be given, and only one of them');
    }
    await prove(accounts, caller, password ? { password } : { nonce: nonce ?? '' });
    return {};
  });
}
