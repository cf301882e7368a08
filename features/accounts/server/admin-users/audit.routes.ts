import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../accounts.ts';
import { invalidRequest } from '../protocol/auth-error.ts';
import { requireAdmin } from '../protocol/bearer.ts';
import { linkHeader, readPage } from './admin-page.rules.ts';
import { pageOfAudit } from './audit.queries.ts';
import { presentAuditRow, readAuditFilter } from './audit.rules.ts';

/** GET /admin/audit: what happened to accounts, for the operator. */
export function auditRoutes(app: FastifyInstance, accounts: Accounts): void {
  app.get('/admin/audit', async (request, reply) => {
    await requireAdmin(accounts, request);
    const parameters = request.query as Record<string, unknown>;
    const page = readPage(parameters);
    if (typeof page === 'string') throw invalidRequest(page);
    const { query } = parameters;
    const filter = readAuditFilter(query);
    if (typeof filter === 'string') throw invalidRequest(filter);
    const { rows, total } = await pageOfAudit(accounts.context.db, page, filter);
    reply
      .header('x-total-count', String(total))
      .header('link', linkHeader('/admin/audit', page, { total, kept: { query } }));
    return rows.map(presentAuditRow);
  });
}
