import type { FastifyInstance } from 'fastify';
import { mount } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { ACT_NAMES, ACTS, type AuditedAct, auditContract } from '../contract/audit.contract.ts';
import { type ActRow, pageOfActs } from './audit.queries.ts';

export function auditRoutes(app: FastifyInstance, { db }: ServerContext): void {
  mount(app, 'audit', auditContract, {
    findActs: async ({ body: { text, group, since, after, limit } }) => {
      const acts = ACT_NAMES.filter((act) => !group || ACTS[act] === group);
      const rows = await pageOfActs(db, { acts, text, since, after, limit: limit + 1 });
      const page = rows.slice(0, limit);
      return {
        acts: page.map(presentAct),
        next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
      };
    },
  });
}

function presentAct(row: ActRow): AuditedAct {
  const { id, at, act, actorId, actorName, subjectKind, subjectName, companyName } = row;
  return {
    id,
    at: at.toISOString(),
    act,
    actor: { kind: actorId ? 'person' : 'operator', name: actorName },
    subject: { kind: subjectKind, name: subjectName },
    company: companyName,
  };
}
