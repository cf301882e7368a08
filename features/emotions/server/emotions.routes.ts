import type { FastifyInstance } from 'fastify';
import { emotionsContract } from '#features/emotions/contract/emotions.contract.ts';
import { assertHealthAgreed, mount } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { pdfOnThread } from '#packages/pdf/on-thread.ts';
import {
  emotionReport,
  getDay,
  listDays,
  listRecords,
  recordDay,
  recordMoment,
} from './emotions.service.ts';
import { getCounted, setCounted } from './people-mean.service.ts';

const REPORT = new URL('./pdf/report-pdf.ts', import.meta.url);

export function mountEmotions(app: FastifyInstance, context: ServerContext): void {
  mount(app, 'emotions', emotionsContract, {
    listDays: ({ caller, query }) => listDays(context, caller.userId, query),
    listRecords: ({ caller, query }) => listRecords(context, caller.userId, query),
    getDay: ({ caller, params }) => getDay(context, caller.userId, params.day),
    recordDay: ({ caller, params, body, fail }) => {
      if (body.level !== null) assertHealthAgreed(caller);
      return recordDay(context, caller, params.day, body, fail);
    },
    recordMoment: ({ caller, params, body, fail }) => {
      if (!body.deleted) assertHealthAgreed(caller);
      return recordMoment(context, caller, params.id, body, fail);
    },
    getCounted: ({ caller }) => getCounted(context, caller),
    setCounted: ({ caller, body }) => {
      if (body.counted) assertHealthAgreed(caller);
      return setCounted(context, caller, body);
    },
    report: ({ caller }) => emotionReport(context, caller),
    reportPdf: async ({ caller }) => {
      const report = await emotionReport(context, caller);
      return pdfOnThread(REPORT, { report, language: caller.language });
    },
  });
}
