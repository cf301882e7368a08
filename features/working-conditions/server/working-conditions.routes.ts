import type { FastifyInstance } from 'fastify';
import { mount } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { workingConditionsContract } from '../contract/working-conditions.contract.ts';
import { dossierPdf, issueDossier } from './dossier/dossier.service.ts';
import { readEvidence } from './evidence.service.ts';
import { acknowledge, forPeople } from './people.service.ts';
import { handOver, readFile, readHistory, saveRecord } from './records.service.ts';
import { answerSurvey, askTicket, closeSurvey, openSurvey } from './survey.service.ts';

export function workingConditionsRoutes(app: FastifyInstance, context: ServerContext): void {
  mount(app, 'working-conditions', workingConditionsContract, {
    forPeople: ({ caller }) => forPeople(context, caller),
    acknowledge: ({ caller, params }) => acknowledge(context, caller, params.id),
    askTicket: async ({ caller, params, fail }) => {
      const outcome = await askTicket(context, caller, params.id);
      if (typeof outcome === 'string') throw fail(outcome, 'There is no way in');
      return outcome;
    },
    answer: async ({ body, fail }) => {
      const outcome = await answerSurvey(context, body);
      if (outcome !== 'taken') throw fail(outcome, 'This answer cannot be taken');
    },
    readFile: ({ caller, query }) => readFile(context, caller, query.company),
    saveRecord: async ({ caller, params, body, fail }) => {
      const outcome = await saveRecord(context, caller, { ...params, ...body });
      if (typeof outcome === 'string') throw fail(outcome, 'This cannot be kept');
      return outcome;
    },
    history: ({ caller, query }) => readHistory(context, caller, query),
    openSurvey: async ({ caller, body, fail }) => {
      const outcome = await openSurvey(context, caller, body.closesOn);
      if (typeof outcome === 'string') throw fail(outcome, 'No survey can be opened');
      return outcome;
    },
    closeSurvey: ({ caller, params }) => closeSurvey(context, caller, params.id),
    issueDossier: async ({ caller, body, fail }) => {
      const outcome = await issueDossier(context, caller, body.language);
      if (typeof outcome === 'string') throw fail(outcome, 'Publish the criteria first');
      return outcome;
    },
    dossierPdf: ({ caller, params, query }) =>
      dossierPdf(context, caller, { id: params.id, company: query.company }),
    readEvidence: ({ caller, query }) =>
      readEvidence(context, caller, { path: query.path, company: query.company }),
    handOver: async ({ caller, query }) => handOver(context, caller, query.company),
  });
}
