import type { FastifyInstance } from 'fastify';
import { healthContract } from '#features/health/contract/health.contract.ts';
import { assertHealthAgreed, mount } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { healthOverview, listRecords, putRecord, putSettings } from './health.service.ts';

export function mountHealth(app: FastifyInstance, context: ServerContext): void {
  mount(app, 'health', healthContract, {
    overview: ({ caller }) => healthOverview(context, caller),
    listRecords: ({ caller, query }) => listRecords(context, caller.userId, query),
    putRecord: ({ caller, params, body, fail }) => {
      if (body.record !== null) assertHealthAgreed(caller);
      return putRecord(context, caller, params.id, body, fail);
    },
    putSettings: ({ caller, body }) => putSettings(context, caller, body),
  });
}
