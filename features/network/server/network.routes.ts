import type { FastifyInstance } from 'fastify';
import { mount } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { networkContract } from '../contract/network.contract.ts';
import { ownEntryContract } from '../contract/own-entry.contract.ts';
import { municipalitiesLike } from './municipalities.ts';
import { choices, getEntry, search, setFavourite } from './network.service.ts';
import {
  addEntry,
  appointmentsOf,
  changeEntry,
  getManaged,
  listManaged,
  publishEntry,
  removeEntry,
} from './network-admin.service.ts';
import {
  decideProposal,
  endSignIn,
  giveSignIn,
  ownEntry,
  propose,
  signInOf,
  withdrawProposal,
} from './own-entry.service.ts';
import { exportSheet, importSheet } from './sheet.service.ts';

export function mountNetwork(app: FastifyInstance, context: ServerContext): void {
  mount(app, 'network', networkContract, {
    search: ({ caller, body }) => search(context, caller, body),
    choices: ({ caller }) => choices(context, caller),
    municipalities: async ({ query }) => ({ places: municipalitiesLike(query.text) }),
    get: ({ caller, params }) => getEntry(context, caller, params.id),
    setFavourite: ({ caller, params, body }) =>
      setFavourite(context, caller, params.id, body.favourite),
    listManaged: ({ query }) => listManaged(context, { ...query, due: query.due === 'true' }),
    getManaged: ({ params }) => getManaged(context, params.id),
    add: ({ caller, body, fail }) => addEntry(context, caller, body, fail),
    change: ({ caller, params, body, fail }) => changeEntry(context, caller, params.id, body, fail),
    appointments: ({ params }) => appointmentsOf(context, params.id),
    publish: ({ caller, params, body, fail }) =>
      publishEntry(context, caller, params.id, body, fail),
    remove: ({ caller, params, fail }) => removeEntry(context, caller, params.id, fail),
    exportSheet: () => exportSheet(context),
    importSheet: ({ caller, body, fail }) => importSheet(context, caller, body, fail),
  });
  mount(app, 'network', ownEntryContract, {
    ownEntry: ({ caller }) => ownEntry(context, caller),
    propose: ({ caller, body }) => propose(context, caller, body),
    withdrawProposal: ({ caller }) => withdrawProposal(context, caller),
    signIn: ({ params }) => signInOf(context, params.id),
    giveSignIn: ({ caller, params, body, fail }) =>
      giveSignIn(context, caller, { id: params.id, email: body.email }, fail),
    endSignIn: ({ caller, params }) => endSignIn(context, caller, params.id),
    decideProposal: ({ caller, params, body }) => decideProposal(context, caller, params.id, body),
  });
}
