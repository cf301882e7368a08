import { createHash, randomBytes, randomUUID } from 'node:crypto';
import {
  definePermissions,
  eachTheirOwn,
  ownersOnly,
  type PermissionWorld,
} from '#packages/kernel/permission-rows.ts';
import { addShownProfessional } from '#packages/testing/people/shown-professional.ts';

const now = () => new Date().toISOString();
const today = () => now().slice(0, 10);
const aToken = () => randomBytes(32).toString('base64url');
const aSummary = (message = 'Boa tarde.') => ({
  language: 'pt-BR',
  timeZone: 'America/Sao_Paulo',
  createdAt: now(),
  from: today(),
  to: today(),
  period: '30d',
  name: null,
  message,
  entries: [],
  signals: null,
  emotions: null,
  notes: [],
});

export const permissions = definePermissions(
  async ({ ask, secret, context, idOf }: PermissionWorld) => {
    const former = await ask<{ links: { id: string }[] }>(
      'owner',
      'GET',
      '/api/consultation/links',
    );
    for (const { id } of former.links)
      await ask('owner', 'DELETE', `/api/consultation/links/${id}`);
    const proof = randomBytes(32);
    const { id: linkId } = await ask<{ id: string }>('owner', 'POST', '/api/consultation/links', {
      content: randomBytes(64).toString('base64url'),
      verifier: createHash('sha256').update(proof).digest('base64url'),
      hasPin: false,
      hours: 24,
      label: secret,
    });
    const bookingId = randomUUID();
    const query = (text: string, values: unknown[]) => context.db.$client.query(text, values);
    const [entryId, professionalId] = [randomUUID(), randomUUID()];
    await query(PERSON, [professionalId, `${professionalId}@example.org`]);
    await addShownProfessional(context.db, entryId);
    await query(BOOKING, [bookingId, entryId, idOf('owner'), professionalId]);
    await ask('owner', 'PUT', `/api/consultation/booked/${bookingId}`, aSummary(secret));
    return { linkId, linkProof: proof.toString('base64url'), bookingId };
  },
  {
    'POST /api/consultation/links': {
      statuses: eachTheirOwn(201),
      body: () => ({
        content: aToken(),
        verifier: aToken(),
        hasPin: false,
        hours: 24,
        label: null,
      }),
    },
    'GET /api/consultation/links': { statuses: eachTheirOwn(200) },
    'DELETE /api/consultation/links/:id': {
      statuses: ownersOnly(204),
      params: ({ linkId }) => ({ id: linkId }),
    },
    'POST /api/consultation/openings': {
      // Whoever holds the link and nobody else. The page sends no token; half a one is refused first.
      statuses: { ...eachTheirOwn(200), visitor: 200 },
      body: ({ linkId, linkProof }) => ({ id: linkId, proof: linkProof }),
    },
    'POST /api/consultation/pdf': { statuses: eachTheirOwn(200), body: () => aSummary() },
    'GET /api/consultation/booked': { statuses: eachTheirOwn(200) },
    'PUT /api/consultation/booked/:id': {
      statuses: ownersOnly(200),
      params: ({ bookingId }) => ({ id: bookingId }),
      body: () => aSummary(),
    },
    'GET /api/consultation/booked/:id': {
      statuses: ownersOnly(200),
      params: ({ bookingId }) => ({ id: bookingId }),
    },
    'DELETE /api/consultation/booked/:id': {
      statuses: ownersOnly(204),
      params: ({ bookingId }) => ({ id: bookingId }),
    },
  },
);

const PERSON = `
  insert into users (id, email, email_confirmed_at) values ($1, $2, now())`;
/** Each in an hour of its own. */
const BOOKING = `
  insert into bookings (id, entry_id, client_user_id, professional_user_id, state, starts_at, ends_at,
    answer_by, change_by)
  select $1, $2, $3, $4, 'confirmed', at, at + interval '50 minutes', at, at
    from (select now() + interval '9 days' + (select count(*) from bookings) * interval '1 hour' as at) x`;
