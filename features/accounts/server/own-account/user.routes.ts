import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Accounts } from '../accounts.ts';
import { assertAssurance } from '../factors/factor-access.ts';
import { OTP_BUCKET } from '../limits/limits.ts';
import { assertNotManaged } from '../oauth/link-identity.ts';
import { assertMayMoveToPhone, requestPhoneChange } from '../phone/phone-codes.ts';
import { AuthError, invalidRequest, phoneDisabled } from '../protocol/auth-error.ts';
import { requireBearer } from '../protocol/bearer.ts';
import { addressShape, assertSmsChannel, requireEmail, requirePhone } from '../protocol/fields.ts';
import { mailWishOf } from '../protocol/mail-wish.ts';
import { presentUser } from '../protocol/presenters.ts';
import { metadataSchema, parse, pkceShape } from '../protocol/request-body.ts';
import { identitiesOf } from '../users/users.queries.ts';
import { changeOwnUser } from './update-user.ts';

const userBody = z.object({
  ...addressShape,
  ...pkceShape,
  password: z.string().optional(),
  channel: z.string().optional(),
  nonce: z.string().optional(),
  data: metadataSchema.optional(),
  app_metadata: metadataSchema.optional(),
});

/** GET and PUT /user: the calling person. */
export function userRoutes(app: FastifyInstance, accounts: Accounts): void {
  app.get('/user', async (request) => {
    const { user, identities, audience } = await requireBearer(accounts, request);
    const wanted = request.headers['x-jwt-aud'];
    if (wanted && wanted !== audience) {
      throw invalidRequest("Token audience doesn't match request audience");
    }
    return presentUser(user, identities);
  });

  app.put('/user', async (request) => {
    await accounts.limits.countRequest({ ...OTP_BUCKET, name: 'user' }, request.ip);
    const { user, session } = await requireBearer(accounts, request);
    const { email, phone, password, nonce, data, ...rest } = parse(userBody, request.body);
    const wish = mailWishOf(accounts, request, rest);
    const address = email ? requireEmail(email) : undefined;
    if (rest.app_metadata)
      throw new AuthError(403, 'not_admin', 'Updating app_metadata needs an admin');
    if (phone && !accounts.context.settings.auth.phoneSignIn) throw phoneDisabled();
    assertSmsChannel(rest.channel);
    const number = phone ? requirePhone(phone) : user.phone;
    const newPhone = number && number !== user.phone ? number : undefined;
    // What is shown of a person is theirs to change, not whose who knows the password alone.
    assertAssurance(user, session, 401);
    if (newPhone) {
      assertNotManaged(user);
      await assertMayMoveToPhone(accounts, newPhone, request.ip);
    }
    const changed = await changeOwnUser(
      accounts,
      { user, session },
      { email: address, password, movesPhone: newPhone !== undefined, nonce, metadata: data },
      wish,
    );
    const shown = newPhone
      ? await requestPhoneChange(accounts, user.id, newPhone, wish.language)
      : changed;
    return presentUser(shown, await identitiesOf(accounts.context.db, user.id));
  });
}
