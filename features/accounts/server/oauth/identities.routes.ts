import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Accounts } from '../accounts.ts';
import { assertAssurance } from '../factors/factor-access.ts';
import { assertFresh } from '../proof/proof.ts';
import { invalidRequest } from '../protocol/auth-error.ts';
import { requireBearer } from '../protocol/bearer.ts';
import { assertManualLinking } from './link-identity.ts';
import { unlinkIdentity } from './unlink-identity.ts';

/** DELETE /user/identities/:id: a person takes one of their ways in off their account. */
export function identitiesRoutes(app: FastifyInstance, accounts: Accounts): void {
  app.delete('/user/identities/:identityId', async (request) => {
    const { user, session } = await requireBearer(accounts, request);
    assertManualLinking(accounts);
    assertAssurance(user, session, 403);
    assertFresh(accounts, { user, session });
    const { identityId } = request.params as { identityId: string };
    if (!z.uuid().safeParse(identityId).success) {
      throw invalidRequest('identity_id must be an UUID', 404);
    }
    await unlinkIdentity(accounts, user.id, identityId);
    return {};
  });
}
