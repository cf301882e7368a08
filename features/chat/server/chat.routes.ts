import type { FastifyInstance } from 'fastify';
import { mount } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { chatContract } from '../contract/chat.contract.ts';
import { addAttachment, readAttachment } from './attachments.service.ts';
import {
  addMembers,
  createGroup,
  getConversation,
  leaveConversation,
  listConversations,
  muteConversation,
  readConversation,
  renameGroup,
  startDirect,
} from './conversations.service.ts';
import { deleteMessage, editMessage, listMessages, sendMessage } from './messages.service.ts';
import { blockPerson, findPeople, listBlocks, unblockPerson } from './people.service.ts';
import { closeReport, listReports, report } from './reports.service.ts';
import { searchMessages } from './search.service.ts';
import { getSettings, setSettings } from './settings.service.ts';

export function mountChat(app: FastifyInstance, context: ServerContext): void {
  mount(app, 'chat', chatContract, {
    listConversations: ({ caller }) => listConversations(context, caller),
    getConversation: ({ caller, params }) => getConversation(context, caller, params.id),
    startDirect: ({ caller, body, fail }) => startDirect(context, caller, body.personId, fail),
    createGroup: ({ caller, params, body, fail }) =>
      createGroup(context, caller, { ...params, ...body }, fail),
    renameGroup: ({ caller, params, body, fail }) =>
      renameGroup(context, caller, params.id, body.name, fail),
    addMembers: ({ caller, params, body, fail }) =>
      addMembers(context, caller, params.id, body.memberIds, fail),
    leaveConversation: ({ caller, params }) => leaveConversation(context, caller, params.id),
    muteConversation: ({ caller, params, body }) =>
      muteConversation(context, caller, params.id, body.muted),
    readConversation: ({ caller, params, body }) =>
      readConversation(context, caller, params.id, body.seq),
    listMessages: ({ caller, params, query }) => listMessages(context, caller, params.id, query),
    sendMessage: ({ caller, params, body, fail }) =>
      sendMessage(context, caller, params.id, body, fail),
    editMessage: ({ caller, params, body, fail }) =>
      editMessage(context, caller, params, body, fail),
    deleteMessage: ({ caller, params }) => deleteMessage(context, caller, params),
    searchMessages: ({ caller, body }) => searchMessages(context, caller, body),
    addAttachment: ({ caller, params, body, fail }) =>
      addAttachment(context, caller, params, body, fail),
    readAttachment: ({ caller, params }) => readAttachment(context, caller, params),
    findPeople: ({ caller, body }) => findPeople(context, caller, body.text),
    getSettings: ({ caller }) => getSettings(context, caller),
    setSettings: ({ caller, body }) => setSettings(context, caller, body),
    listBlocks: ({ caller }) => listBlocks(context, caller),
    blockPerson: ({ caller, params }) => blockPerson(context, caller, params.id),
    unblockPerson: ({ caller, params }) => unblockPerson(context, caller, params.id),
    report: ({ caller, params, body }) => report(context, caller, params.id, body),
    listReports: ({ query }) => listReports(context, query),
    closeReport: ({ params, body }) => closeReport(context, params.id, body.outcome),
  });
}
