import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Accounts } from '../accounts.ts';
import { AUDIENCE } from '../keys/jwt-claims.ts';
import { generateLink, LINK_TYPES } from '../mailed-links/generate-link.ts';
import { invite } from '../mailed-links/invite.ts';
import { invalidRequest } from '../protocol/auth-error.ts';
import { requireAdmin } from '../protocol/bearer.ts';
import { addressShape, requireEmail, requirePhone } from '../protocol/fields.ts';
import { mailWishOf, redirectOf } from '../protocol/mail-wish.ts';
import { presentUser } from '../protocol/presenters.ts';
import { metadataSchema, parse } from '../protocol/request-body.ts';
import { requireUser } from '../protocol/required-user.ts';
import { hardDelete, softDelete } from '../users/delete-user.ts';
import { identitiesOf } from '../users/users.queries.ts';
import { linkHeader, readListing } from './admin-page.rules.ts';
import { pageOfUsers } from './admin-users.queries.ts';
import { type AdminWish, createByAdmin, updateByAdmin } from './admin-users.ts';

const wishShape = {
  ...addressShape,
  password: z.string().optional(),
  password_hash: z.string().optional(),
  email_confirm: z.boolean().default(false),
  phone_confirm: z.boolean().default(false),
  user_metadata: metadataSchema.default({}),
  app_metadata: metadataSchema.default({}),
  role: z.string().max(100).optional(),
  ban_duration: z.string().optional(),
};
const createBody = z.object({ ...wishShape, id: z.uuid().optional() });
const updateBody = z.object(wishShape);
const inviteBody = z.object({ email: z.string().optional(), data: metadataSchema.default({}) });
const deleteBody = z.object({ should_soft_delete: z.boolean().default(false) });
const linkBody = z.object({
  type: z.enum(LINK_TYPES),
  email: z.string().optional(),
  password: z.string().optional(),
  new_email: z.string().optional(),
  data: metadataSchema.default({}),
  redirect_to: z.string().optional(),
});

/** The operator's side: accounts by service key. */
export function adminRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { db } = accounts.context;
  void app.register(async (admin) => {
    admin.addHook('preHandler', (request) => requireAdmin(accounts, request));

    admin.get('/admin/users', async (request, reply) => {
      const query = request.query as Record<string, unknown>;
      const listing = readListing(query);
      if (typeof listing === 'string') throw invalidRequest(listing);
      const { people, total } = await pageOfUsers(db, listing);
      const { filter, sort } = query;
      const link = linkHeader('/admin/users', listing, { total, kept: { filter, sort } });
      reply.header('x-total-count', String(total)).header('link', link);
      const users = people.map(({ user, identities }) => presentUser(user, identities));
      return { users, aud: AUDIENCE };
    });

    admin.post('/admin/users', async (request) => {
      const { id, ...body } = parse(createBody, request.body);
      const wish = wishOf(body);
      if (!wish.email && !wish.phone) {
        throw invalidRequest('Cannot create a user without either an email or phone');
      }
      const user = await createByAdmin(accounts, { ...wish, id });
      return presentUser(user, await identitiesOf(db, user.id));
    });

    admin.get('/admin/users/:id', async (request) => {
      const user = await requireUser(accounts, request.params);
      return presentUser(user, await identitiesOf(db, user.id));
    });

    admin.put('/admin/users/:id', async (request) => {
      const { id } = await requireUser(accounts, request.params);
      const user = await updateByAdmin(accounts, id, wishOf(parse(updateBody, request.body)));
      return presentUser(user, await identitiesOf(db, user.id));
    });

    admin.delete('/admin/users/:id', async (request) => {
      const user = await requireUser(accounts, request.params);
      const { should_soft_delete: soft } = parse(deleteBody, request.body);
      if (!soft) await hardDelete(accounts, user);
      else if (!user.deletedAt) await softDelete(accounts, user);
      return {};
    });

    admin.post('/invite', async (request) => {
      const { email, data } = parse(inviteBody, request.body);
      const wish = mailWishOf(accounts, request, {});
      return invite(accounts, { email: requireEmail(email), metadata: data }, wish);
    });

    admin.post('/admin/generate_link', async (request) => {
      const body = parse(linkBody, request.body);
      return generateLink(accounts, {
        type: body.type,
        email: requireEmail(body.email),
        password: body.password,
        newEmail: body.new_email ? requireEmail(body.new_email) : undefined,
        metadata: body.data,
        redirectTo: redirectOf(accounts, request, body.redirect_to),
      });
    });
  });
}

function wishOf(body: z.output<typeof updateBody>): AdminWish {
  const { email, phone } = body;
  return {
    email: email ? requireEmail(email) : undefined,
    phone: phone ? requirePhone(phone) : undefined,
    password: body.password,
    passwordHash: body.password_hash,
    confirmed: body.email_confirm,
    phoneConfirmed: body.phone_confirm,
    userMetadata: body.user_metadata,
    appMetadata: body.app_metadata,
    role: body.role,
    banDuration: body.ban_duration,
  };
}
