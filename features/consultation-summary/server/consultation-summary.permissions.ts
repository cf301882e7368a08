import { createHash, randomBytes } from 'node:crypto';
import {
  definePermissions,
  eachTheirOwn,
  ownersOnly,
  type PermissionWorld,
} from '#packages/kernel/permission-rows.ts';

const now = () => new Date().toISOString();
const today = () => now().slice(0, 10);
const aToken = () => randomBytes(32).toString('base64url');
const aSummary = () => ({
  language: 'pt-BR',
  timeZone: 'America/Sao_Paulo',
  createdAt: now(),
  from: today(),
  to: today(),
  period: '30d',
  name: null,
  message: 'Boa tarde.',
  entries: [],
  signals: null,
  emotions: null,
  notes: [],
});

export const permissions = definePermissions(
  async ({ ask, secret }: PermissionWorld) => {
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
    return { linkId, linkProof: proof.toString('base64url') };
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
  },
);
