import type { FastifyInstance } from 'fastify';
import { mount } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { companiesContract } from '../contract/companies.contract.ts';
import { deleteAwaited } from './companies.queries.ts';

export function companiesRoutes(app: FastifyInstance, { db }: ServerContext): void {
  mount(app, 'companies', companiesContract, {
    stopAwaitingInvitation: ({ caller }) => deleteAwaited(db, caller.userId),
  });
}
