import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../accounts.ts';
import { invalidRequest } from '../protocol/auth-error.ts';
import { requireBearer } from '../protocol/bearer.ts';
import { deleteSession, deleteSessions } from '../queries/sessions.queries.ts';

/** POST /logout: ends this session, the others, or all; their access tokens die with them. */
export function logoutRoutes(app: FastifyInstance, accounts: Accounts): void {
  app.post('/logout', async (request, reply) => {
    const { user, session } = await requireBearer(accounts, request);
    const { scope = 'global' } = request.query as Record<string, unknown>;
    const { db } = accounts.context;
    if (scope === 'global') await deleteSessions(db, user.id);
    else if (scope === 'local' && session) await deleteSession(db, user.id, session.id);
    else if (scope === 'others') await deleteSessions(db, user.id, { except: session?.id });
    else if (scope !== 'local') throw invalidRequest('Unsupported logout scope');
    return reply.code(204).send();
  });
}
