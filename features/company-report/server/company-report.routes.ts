import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { mount } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { pdfOnThread } from '#packages/pdf/on-thread.ts';
import { companyReportContract } from '../contract/company-report.contract.ts';
import { companiesWithPeriods } from './company-report.queries.ts';
import { openMirror, openReport } from './company-report.service.ts';
import { getCounting, setCounting } from './counting.ts';
import { reportCsv } from './export/report-csv.ts';

const REPORT = new URL('./export/report-pdf.ts', import.meta.url);

export function mountCompanyReport(app: FastifyInstance, context: ServerContext): void {
  mount(app, 'company-report', companyReportContract, {
    openReport: ({ caller, query }) => openReport(context, caller, query),
    reportPdf: async ({ caller, query }) => {
      const report = await openReport(context, caller, query);
      return pdfOnThread(REPORT, { report, language: caller.language });
    },
    reportCsv: async ({ caller, query }) => {
      const report = await openReport(context, caller, query);
      return Readable.from([reportCsv(report, caller.language)]);
    },
    listCompanies: async ({ query }) => ({
      companies: await companiesWithPeriods(context.db, query.text),
    }),
    mirror: ({ caller, query }) => openMirror(context, caller, query.period),
    getCounting: ({ caller }) => getCounting(context, caller),
    setCounting: ({ caller, body }) => setCounting(context, caller, body),
  });
}
