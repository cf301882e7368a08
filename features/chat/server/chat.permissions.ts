import { randomUUID } from 'node:crypto';
import {
  adminsOnly,
  definePermissions,
  eachTheirOwn,
  ownersOnly,
  type PermissionWorld,
} from '#packages/kernel/permission-rows.ts';
import { DEFAULT_SETTINGS } from '../contract/settings.ts';

interface Fixture {
  id: string;
  /** A group for the one who leaves it. */
  left: string;
  messageId: string;
  erasedId: string;
  attachmentId: string;
}
const BASE = '/api/chat/conversations/:id';
const ofGroup = { params: ({ id }: Fixture) => ({ id }) };
const ofMessage = { params: ({ id, messageId }: Fixture) => ({ id, messageId }) };
const anyId = { params: () => ({ id: randomUUID() }) };
const aFile = (name = 'nota.txt') => ({ name, type: 'text/plain', content: 'b2k=' });
/** Refused for everybody alike: what they would need is not there. */
const all = (status: number) => eachTheirOwn(status);

export const permissions = definePermissions(
  async ({ ask, secret }: PermissionWorld): Promise<Fixture> => {
    const [id, left, messageId, erasedId, attachmentId] = Array.from({ length: 5 }, randomUUID);
    const fixture = { id, left, messageId, erasedId, attachmentId } as Fixture;
    for (const group of [fixture.id, fixture.left]) {
      await ask('owner', 'PUT', `/api/chat/groups/${group}`, { name: secret, memberIds: [] });
    }
    const base = `/api/chat/conversations/${id}`;
    await ask('owner', 'PUT', `${base}/attachments/${attachmentId}`, aFile(`${secret}.txt`));
    const files = { attachments: [attachmentId] };
    await ask('owner', 'POST', `${base}/messages`, { id: messageId, text: secret, ...files });
    await ask('owner', 'POST', `${base}/messages`, { id: erasedId, text: secret });
    return fixture;
  },
  {
    'GET /api/chat/conversations': { statuses: all(200) },
    [`GET ${BASE}`]: { statuses: ownersOnly(200), ...ofGroup },
    'POST /api/chat/direct': {
      statuses: all(409),
      body: () => ({ personId: randomUUID() }),
    },
    'PUT /api/chat/groups/:id': {
      // The id of a group that is there is a conflict; who is of no company has no groups.
      statuses: {
        ...all(409),
        owner: 200,
      },
      ...ofGroup,
      body: () => ({ name: 'Grupo', memberIds: [] }),
    },
    [`PATCH ${BASE}`]: { statuses: ownersOnly(204), ...ofGroup, body: () => ({ name: 'Outro' }) },
    [`POST ${BASE}/members`]: {
      statuses: ownersOnly(204),
      ...ofGroup,
      body: () => ({ memberIds: [] }),
    },
    [`DELETE ${BASE}/membership`]: {
      statuses: ownersOnly(204),
      params: ({ left }) => ({ id: left }),
    },
    [`PUT ${BASE}/mute`]: { statuses: ownersOnly(204), ...ofGroup, body: () => ({ muted: true }) },
    [`PUT ${BASE}/read`]: { statuses: ownersOnly(204), ...ofGroup, body: () => ({ seq: 1 }) },
    [`GET ${BASE}/messages`]: { statuses: ownersOnly(200), ...ofGroup },
    [`POST ${BASE}/messages`]: {
      statuses: ownersOnly(201),
      ...ofGroup,
      body: () => ({ id: randomUUID(), text: 'oi' }),
    },
    [`PATCH ${BASE}/messages/:messageId`]: {
      statuses: ownersOnly(200),
      ...ofMessage,
      body: () => ({ text: 'outro' }),
    },
    [`DELETE ${BASE}/messages/:messageId`]: {
      statuses: ownersOnly(204),
      params: ({ id, erasedId }) => ({ id, messageId: erasedId }),
    },
    'POST /api/chat/search': { statuses: all(200), body: () => ({ text: 'palavra' }) },
    [`PUT ${BASE}/attachments/:attachmentId`]: {
      statuses: ownersOnly(200),
      params: ({ id }) => ({ id, attachmentId: randomUUID() }),
      body: () => aFile(),
    },
    [`GET ${BASE}/attachments/:attachmentId`]: {
      statuses: ownersOnly(200),
      params: ({ id, attachmentId }) => ({ id, attachmentId }),
    },
    'POST /api/chat/people/search': { statuses: all(200), body: () => ({ text: '' }) },
    'GET /api/chat/settings': { statuses: all(200) },
    'PUT /api/chat/settings': { statuses: all(200), body: () => DEFAULT_SETTINGS },
    'GET /api/chat/blocks': { statuses: all(200) },
    'PUT /api/chat/blocks/:id': { statuses: all(404), ...anyId },
    'DELETE /api/chat/blocks/:id': { statuses: all(204), ...anyId },
    // Nobody else is in this group, so even its owner has nobody to report.
    [`POST ${BASE}/reports`]: {
      statuses: ownersOnly(404),
      ...ofGroup,
      body: ({ messageId }) => ({
        ...{ id: randomUUID(), reportedId: randomUUID(), reason: 'other' },
        messageIds: [messageId],
      }),
    },
    'GET /api/chat/reports': { statuses: adminsOnly(200) },
    'PUT /api/chat/reports/:id': {
      statuses: adminsOnly(404),
      ...anyId,
      body: () => ({ outcome: 'nothing' }),
    },
  },
);
