import {
  definePermissions,
  eachTheirOwn,
  everybody,
  ownersOnly,
  type PermissionWorld,
} from '#packages/kernel/permission-rows.ts';
import { authFixture, authRows } from './protocol/auth.permissions.ts';

export const permissions = definePermissions(
  async (world: PermissionWorld) => ({
    ...(await authFixture(world)),
    /** A session of the owner besides the one that they call with. */
    sessionId: await world.newSessionOf('owner'),
  }),
  {
    'GET /api/account/activity': { statuses: eachTheirOwn(200) },
    'GET /api/account/sessions': { statuses: eachTheirOwn(200) },
    'DELETE /api/account/sessions': { statuses: eachTheirOwn(204) },
    'DELETE /api/account/sessions/:id': {
      statuses: ownersOnly(204),
      params: ({ sessionId }) => ({ id: sessionId }),
    },
    'GET /api/account/deletion': { statuses: eachTheirOwn(200) },
    // Without a password nobody is deleted: what a right one does, own-deletion.test.ts tells.
    'POST /api/account/deletion': { statuses: eachTheirOwn(403), body: () => ({}) },
    // Whoever holds the code of a receipt; this is none.
    'GET /api/account/deletion/receipt': { statuses: everybody(400) },
    ...authRows,
    // Of the development mode alone: what it sends is for whoever sits at the machine.
    'GET /dev/mailbox': { statuses: everybody(200) },
    'GET /dev/mailbox.json': { statuses: everybody(200) },
    'GET /dev/sms.json': { statuses: everybody(200) },
  },
);
