import type { FastifyInstance } from 'fastify';
import { mount } from '#packages/api/server/index.ts';
import { accountContract } from '../../contract/account.contract.ts';
import type { Accounts } from '../accounts.ts';
import { serveReceipts } from '../receipts/receipt-page.ts';
import { endOtherSessions, endSession, listSessions } from '../sessions/own-sessions.ts';
import { deleteOwnAccount, deletionTerms } from './own-deletion.ts';
import { listActivity } from './security-events.ts';

/** The person's own view of their account's safety, beside the foreign protocol. */
export function accountRoutes(app: FastifyInstance, accounts: Accounts): void {
  serveReceipts(app, accounts);
  mount(app, 'accounts', accountContract, {
    listActivity: ({ caller, query }) => listActivity(accounts, caller, query),
    listSessions: ({ caller }) => listSessions(accounts, caller),
    endSession: ({ caller, params }) => endSession(accounts, caller, params.id),
    endOtherSessions: ({ caller }) => endOtherSessions(accounts, caller),
    deletionTerms: ({ caller }) => deletionTerms(accounts, caller),
    deleteAccount: async ({ caller, body, fail }) => {
      const outcome = await deleteOwnAccount(accounts, caller, body);
      if (typeof outcome === 'string') throw fail(outcome, `Not deleted: ${outcome}`);
      return outcome;
    },
  });
}
