import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Accounts } from '../accounts.ts';
import { MAX_FRIENDLY_NAME } from '../factors/factor.rules.ts';
import { removeFactorByAdmin } from '../factors/remove-factor.ts';
import { listPasskeys, removePasskey, requirePasskeys } from '../passkeys/passkeys.ts';
import { invalidRequest } from '../protocol/auth-error.ts';
import { requireAdmin } from '../protocol/bearer.ts';
import { parse } from '../protocol/request-body.ts';
import { requireUser } from '../protocol/required-user.ts';
import { renameFactorByAdmin } from './admin-factors.ts';

const renameBody = z.object({ friendly_name: z.string().trim().max(MAX_FRIENDLY_NAME) });

interface FactorPath {
  factorId: string;
}
interface PasskeyPath {
  passkeyId: string;
}

/** The operator's side of people's second factors and passkeys. */
export function adminFactorsRoutes(app: FastifyInstance, accounts: Accounts): void {
  void app.register(async (admin) => {
    admin.addHook('preHandler', (request) => requireAdmin(accounts, request));

    admin.get('/admin/users/:id/factors', async (request) => {
      const { factors } = await requireUser(accounts, request.params);
      return factors;
    });

    admin.put('/admin/users/:id/factors/:factorId', async (request) => {
      const { id } = await requireUser(accounts, request.params);
      const { factorId } = request.params as FactorPath;
      const { friendly_name: name } = parse(renameBody, request.body);
      return renameFactorByAdmin(accounts, { userId: id, factorId }, name);
    });

    admin.delete('/admin/users/:id/factors/:factorId', async (request) => {
      const { id } = await requireUser(accounts, request.params);
      return removeFactorByAdmin(accounts, id, (request.params as FactorPath).factorId);
    });

    admin.get('/admin/users/:id/passkeys', async (request) => {
      const { id } = await requireUser(accounts, request.params);
      requirePasskeys(accounts);
      return listPasskeys(accounts, id);
    });

    admin.delete('/admin/users/:id/passkeys/:passkeyId', async (request, reply) => {
      const { id: userId } = await requireUser(accounts, request.params);
      requirePasskeys(accounts);
      const { passkeyId: id } = request.params as PasskeyPath;
      if (!z.uuid().safeParse(id).success) throw invalidRequest('passkey_id must be an UUID', 404);
      await removePasskey(accounts, { userId, id }, 'operator');
      return reply.code(204).send();
    });
  });
}
