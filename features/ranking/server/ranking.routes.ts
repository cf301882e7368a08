import type { FastifyInstance } from 'fastify';
import { mount } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { rankingContract } from '../contract/ranking.contract.ts';
import { rankCompanies, rankPeople, setChoice } from './ranking.service.ts';

export function mountRanking(app: FastifyInstance, context: ServerContext): void {
  mount(app, 'ranking', rankingContract, {
    people: ({ caller, query }) => rankPeople(context, caller, query),
    companies: ({ caller, query }) => rankCompanies(context, caller, query),
    setChoice: ({ caller, body }) => setChoice(context, caller, body),
  });
}
