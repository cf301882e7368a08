import type { FastifyInstance } from 'fastify';
import {
  bookedSummaryContract,
  NOT_AHEAD,
} from '#features/consultation-summary/contract/booked-summary.contract.ts';
import {
  consultationContract,
  LINK_OVER,
  LINKS_FULL,
} from '#features/consultation-summary/contract/consultation-summary.contract.ts';
import { mount } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { pdfOnThread } from '#packages/pdf/on-thread.ts';
import {
  listBooked,
  readBooked,
  shareSummary,
  withdrawSummary,
} from './booked-summaries.service.ts';
import { createLink, listLinks, openLink, revokeLink } from './links.service.ts';

const SUMMARY = new URL('./pdf/summary-pdf.ts', import.meta.url);

export function mountConsultationSummary(app: FastifyInstance, context: ServerContext): void {
  mount(app, 'consultationSummary', consultationContract, {
    createLink: ({ caller, body, fail }) =>
      createLink(context, caller, body, () => fail(LINKS_FULL, 'Too many open links')),
    listLinks: ({ caller }) => listLinks(context, caller),
    revokeLink: ({ caller, params }) => revokeLink(context, caller, params.id),
    openLink: ({ body, fail }) =>
      openLink(context, body, () => fail(LINK_OVER, 'The link is over')),
    makePdf: ({ body }) => pdfOnThread(SUMMARY, body),
  });
  mount(app, 'consultationSummary', bookedSummaryContract, {
    listBooked: ({ caller }) => listBooked(context, caller.userId),
    shareSummary: ({ caller, params, body, fail }) =>
      shareSummary(context, caller.userId, { id: params.id, summary: body }, () =>
        fail(NOT_AHEAD, 'It is not confirmed, or over'),
      ),
    readBooked: ({ caller, params }) => readBooked(context, caller.userId, params.id),
    withdrawSummary: ({ caller, params }) => withdrawSummary(context, caller.userId, params.id),
  });
}
