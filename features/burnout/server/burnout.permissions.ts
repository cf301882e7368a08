import { randomUUID } from 'node:crypto';
import {
  definePermissions,
  eachTheirOwn,
  ownersOnly,
  type PermissionWorld,
} from '#packages/kernel/permission-rows.ts';

const today = () => new Date().toISOString().slice(0, 10);

export const permissions = definePermissions(
  async ({ ask, secret }: PermissionWorld) => {
    const { id: entryId, reading } = await ask<{
      id: string;
      reading: { mentions: { expression: string }[] };
    }>('owner', 'POST', '/api/diary/entries', {
      text: `Estou cansada e com dor de cabeça, pensando na ${secret} do quintal.`,
    });
    const [first, second] = reading.mentions;
    if (!first || !second) throw new Error('The engine found nothing in the fixture');
    const { id: correctionId } = await ask<{ id: string }>(
      'owner',
      'POST',
      '/api/burnout/corrections',
      { entryId, expression: first.expression },
    );
    const noteId = randomUUID();
    await ask('owner', 'PUT', `/api/burnout/notes/${noteId}`, {
      from: '2026-11-02',
      to: '2026-11-08',
      text: secret,
    });
    return { entryId, expression: second.expression, correctionId, noteId };
  },
  {
    'GET /api/burnout/overview': { statuses: eachTheirOwn(200) },
    'GET /api/burnout/corrections': { statuses: eachTheirOwn(200) },
    'POST /api/burnout/corrections': {
      statuses: ownersOnly(201),
      body: ({ entryId, expression }) => ({ entryId, expression }),
    },
    'DELETE /api/burnout/corrections/:id': {
      statuses: ownersOnly(204),
      params: ({ correctionId }) => ({ id: correctionId }),
    },
    'GET /api/burnout/notes': { statuses: eachTheirOwn(200) },
    'PUT /api/burnout/notes/:id': {
      // The id of somebody else's note is a new note of one's own.
      statuses: eachTheirOwn(200),
      params: ({ noteId }) => ({ id: noteId }),
      body: () => ({ from: today(), to: today(), text: 'semana de fechamento' }),
    },
    'DELETE /api/burnout/notes/:id': {
      statuses: ownersOnly(204),
      params: ({ noteId }) => ({ id: noteId }),
    },
  },
);
