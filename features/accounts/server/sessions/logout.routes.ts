import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../accounts.ts';
import { recordSecurityEvent } from '../own-account/security-events.ts';
import { invalidRequest } from '../protocol/auth-error.ts';
import { requireBearer } from '../protocol/bearer.ts';
import { deleteSession, deleteSessions } from './sessions.queries.ts';

/** What each scope ends, in the words of the record. */
const ENDS = { global: 'all', local: 'one', others: 'others' } as const;
type Scope = keyof typeof ENDS;

/** POST /logout: ends this session, the others, or all; their access tokens die with them. */
export function logoutRoutes(app: FastifyInstance, accounts: Accounts): void {
  app.post('/logout', async (request, reply) => {
    const { user, session } = await requireBearer(accounts, request);
    const { scope = 'global' } = request.query as Record<string, unknown>;
    if (!isScope(scope)) throw invalidRequest('Unsupported logout scope');
    const { db, now } = accounts.context;
    await db.transaction(async (tx) => {
      // The event first: it holds the person, as whoever deletes them does before their sessions.
      const details = { sessions: ENDS[scope] };
      await recordSecurityEvent(tx, { userId: user.id, kind: 'session_ended', at: now(), details });
      if (scope === 'global') await deleteSessions(tx, user.id);
      else if (scope === 'others') await deleteSessions(tx, user.id, { except: session?.id });
      else if (session) await deleteSession(tx, user.id, session.id);
    });
    return reply.code(204).send();
  });
}

function isScope(scope: unknown): scope is Scope {
  return typeof scope === 'string' && Object.hasOwn(ENDS, scope);
}
