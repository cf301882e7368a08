import type { FastifyInstance } from 'fastify';
import { mount } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { reportingContract } from '../contract/reporting.contract.ts';
import {
  acknowledgeRules,
  managedChannel,
  ownChannel,
  publishRules,
  setOpen,
} from './channel.service.ts';
import {
  concludeReport,
  leaveOut,
  letIn,
  openReport,
  readQueue,
  takeBack,
  takeReport,
  writeToReport,
} from './handling.service.ts';
import { answerThread, readChannel, readThread, report } from './reporter.service.ts';

export function reportingRoutes(app: FastifyInstance, context: ServerContext): void {
  mount(app, 'reporting-channel', reportingContract, {
    readChannel: ({ body }) => readChannel(context, body.address),
    report: async ({ body, fail }) => {
      const outcome = await report(context, body);
      if (typeof outcome === 'string') throw fail(outcome, 'Somebody named is not there any more');
      return outcome;
    },
    readThread: async ({ body, fail }) => {
      const thread = await readThread(context, body.receipt);
      if (typeof thread === 'string') throw fail(thread, 'This receipt opens nothing');
      return thread;
    },
    answerThread: async ({ body, fail }) => {
      const outcome = await answerThread(context, body);
      if (typeof outcome === 'string') throw fail(outcome, 'This cannot be added');
      return outcome;
    },
    own: ({ caller }) => ownChannel(context, caller),
    acknowledge: ({ caller, body }) => acknowledgeRules(context, caller, body.version),
    manage: ({ caller }) => managedChannel(context, caller),
    publishRules: ({ caller, body }) => publishRules(context, caller, body.text),
    setOpen: async ({ caller, body, fail }) => {
      const outcome = await setOpen(context, caller, body.open);
      if (typeof outcome === 'string') throw fail(outcome, 'The channel cannot open yet');
      return outcome;
    },
    queue: ({ caller }) => readQueue(context, caller),
    open: ({ caller, params }) => openReport(context, caller, params.id),
    take: ({ caller, params }) => takeReport(context, caller, params.id),
    write: async ({ caller, params, body, fail }) => {
      const outcome = await writeToReport(context, caller, { ...params, ...body });
      if (typeof outcome === 'string') throw fail(outcome, 'The conversation is full');
      return outcome;
    },
    conclude: async ({ caller, params, body, fail }) => {
      const outcome = await concludeReport(context, caller, { ...params, ...body });
      if (typeof outcome === 'string') throw fail(outcome, 'It is concluded already');
      return outcome;
    },
    takeBack: ({ caller, params }) => takeBack(context, caller, params),
    letIn: ({ caller, params, body }) => letIn(context, caller, { ...params, ...body }),
    leaveOut: ({ caller, params, body }) => leaveOut(context, caller, { ...params, ...body }),
  });
}
