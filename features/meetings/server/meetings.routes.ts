import type { FastifyInstance } from 'fastify';
import { mount } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { meetingsContract } from '../contract/meetings.contract.ts';
import { roomContract } from '../contract/room.contract.ts';
import {
  cancelMeeting,
  changeMeeting,
  forgetMeeting,
  keepMeeting,
  listMeetings,
  meetingLink,
  roomKey,
  scheduleMeeting,
} from './meetings.service.ts';
import {
  endMeeting,
  enterRoom,
  hearRoom,
  leaveRoom,
  lookIntoRoom,
  roomNow,
  seeSafety,
  sendSignals,
  takeSignals,
} from './room/room.service.ts';

export function mountMeetings(app: FastifyInstance, context: ServerContext): void {
  mount(app, 'meetings', meetingsContract, {
    listMeetings: async ({ caller }) => ({ meetings: await listMeetings(context, caller.userId) }),
    scheduleMeeting: ({ caller, body, fail }) =>
      scheduleMeeting(context, caller.userId, body, fail),
    changeMeeting: ({ caller, params, body, fail }) =>
      changeMeeting(context, caller.userId, params.id, body, fail),
    cancelMeeting: ({ caller, params, fail }) =>
      cancelMeeting(context, caller.userId, params.id, fail),
    forgetMeeting: ({ caller, params, fail }) =>
      forgetMeeting(context, caller.userId, params.id, fail),
    meetingLink: ({ caller, params, fail }) => meetingLink(context, caller.userId, params.id, fail),
    roomKey: ({ caller, params, fail }) => roomKey(context, caller.userId, params.id, fail),
    keepMeeting: ({ caller, body, fail }) => keepMeeting(context, caller.userId, body.key, fail),
  });
  mount(app, 'meetings', roomContract, {
    lookIntoRoom: ({ body, fail }) => lookIntoRoom(context, body.key, fail),
    enterRoom: ({ body, fail }) => enterRoom(context, body, fail),
    hearRoom: ({ body, lastEventId, signal, fail }) =>
      hearRoom(context, { seat: body.seat, after: lastEventId, signal }, fail),
    roomNow: ({ body, fail }) => roomNow(context, body.seat, fail),
    sendSignals: ({ body, fail }) => sendSignals(context, body, fail),
    takeSignals: ({ body, fail }) => takeSignals(context, body, fail),
    seeSafety: ({ body, fail }) => seeSafety(context, body.seat, fail),
    leaveRoom: ({ body }) => leaveRoom(context, body.seat),
    endMeeting: ({ body, fail }) => endMeeting(context, body.seat, fail),
  });
}
