import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Accounts } from '../accounts.ts';
import { AuthError, invalidRequest } from '../protocol/auth-error.ts';
import { requireAdmin } from '../protocol/bearer.ts';
import { addressShape, requireEmail, requireEmailOnly } from '../protocol/fields.ts';
import { redirectOf } from '../protocol/mail-wish.ts';
import { presentUser } from '../protocol/presenters.ts';
import { metadataSchema, parse } from '../protocol/request-body.ts';
import { deleteUser, findUser, identitiesOf } from '../queries/users.queries.ts';
import { createByAdmin, softDelete } from '../services/admin-users.ts';
import { generateLink, LINK_TYPES } from '../services/generate-link.ts';

const createBody = z.object({
  ...addressShape,
  id: z.uuid().optional(),
  password: z.string().optional(),
  password_hash: z.string().optional(),
  email_confirm: z.boolean().default(false),
  user_metadata: metadataSchema.default({}),
  app_metadata: metadataSchema.default({}),
  role: z.string().max(100).optional(),
  ban_duration: z.string().optional(),
});
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

    admin.post('/admin/users', async (request) => {
      const { email, phone, ...rest } = parse(createBody, request.body);
      const address = requireEmailOnly({ email, phone }, 422);
      const user = await createByAdmin(accounts, {
        id: rest.id,
        email: address,
        password: rest.password,
        passwordHash: rest.password_hash,
        confirmed: rest.email_confirm,
        userMetadata: rest.user_metadata,
        appMetadata: rest.app_metadata,
        role: rest.role,
        banDuration: rest.ban_duration,
      });
      return presentUser(user, await identitiesOf(db, user.id));
    });

    admin.get('/admin/users/:id', async (request) => {
      const user = await requireUser(accounts, request.params);
      return presentUser(user, await identitiesOf(db, user.id));
    });

    admin.delete('/admin/users/:id', async (request) => {
      const user = await requireUser(accounts, request.params);
      const { should_soft_delete: soft } = parse(deleteBody, request.body);
      if (soft) await softDelete(accounts, user);
      else await deleteUser(db, user.id);
      return {};
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

async function requireUser({ context }: Accounts, params: unknown) {
  const { id } = params as { id: string };
  if (!z.uuid().safeParse(id).success) throw invalidRequest('user_id must be an UUID', 404);
  const user = await findUser(context.db, id);
  if (!user) throw new AuthError(404, 'user_not_found', 'User not found');
  return user;
}
