import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ConsultationLink,
  LINKS_FULL,
  MOST_OPEN_LINKS,
} from '#features/consultation-summary/contract/consultation-summary.contract.ts';
import type { Summary } from '#features/consultation-summary/contract/summary.ts';
import { type Person, startWorld, type World } from '#packages/testing/people/index.ts';
import { sweepLinks } from './links.service.ts';

const LINKS = '/api/consultation/links';
const LABEL = 'Dra. Helena do ipezeiro';

let world: World;
let ana: Person;
let bruno: Person;
beforeAll(async () => {
  world = await startWorld({ workers: false });
  [ana, bruno] = await Promise.all([world.person('ana'), world.person('bruno')]);
});
afterAll(() => world.stop());

interface Made {
  link: ConsultationLink;
  proof: string;
  content: string;
}

/** A link as a browser asks for it, with the proof that opens it. */
function newLink(hours: 24 | 168 = 24) {
  const proof = randomBytes(32).toString('base64url');
  const content = randomBytes(200).toString('base64url');
  const verifier = createHash('sha256').update(Buffer.from(proof, 'base64url')).digest('base64url');
  return { proof, body: { content, verifier, hours, hasPin: false, label: LABEL } };
}

async function makeLink(person: Person, hours: 24 | 168 = 24): Promise<Made> {
  const { proof, body: asked } = newLink(hours);
  const { status, body } = await person.call<ConsultationLink>('POST', LINKS, asked);
  expect(status).toBe(201);
  return { link: body, proof, content: asked.content };
}

/** A visitor, signed in nowhere. */
async function visit(id: string, proof: string) {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/consultation/openings',
    payload: { id, proof },
  });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
}
const wrong = () => randomBytes(32).toString('base64url');
const linkOf = async (person: Person, id: string) =>
  (await person.call<{ links: ConsultationLink[] }>('GET', LINKS)).body.links.find(
    (link) => link.id === id,
  );
const stored = async (id: string) => {
  const { rows } = await world.context.connection.pool.query(
    'select content from consultation_links where id = $1',
    [id],
  );
  return rows[0]?.content as Buffer | null;
};

describe('a link', () => {
  it('is one of so many that are open, which is not told as asking too often', async () => {
    const carla = await world.person('carla');
    for (let made = 0; made < MOST_OPEN_LINKS; made += 1) await makeLink(carla);
    const { status, body } = await carla.call<{ code: string }>('POST', LINKS, newLink().body);
    expect({ status, code: body.code }).toEqual({ status: 422, code: LINKS_FULL });
  });

  it('is read by who holds it, and Ana sees when', async () => {
    const { link, proof, content } = await makeLink(ana);
    const { status, body, headers } = await visit(link.id, proof);
    expect({ status, body }).toEqual({ status: 200, body: { content, expiresAt: link.expiresAt } });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    world.clock.forward(5);
    await visit(link.id, proof);
    expect(await linkOf(ana, link.id)).toMatchObject({
      label: LABEL,
      state: 'open',
      openings: 2,
      openedAt: [world.clock.now.toISOString(), link.createdAt],
    });
  });

  it('exists for nobody with a wrong proof, and Bruno neither sees nor ends it', async () => {
    const { link, proof } = await makeLink(ana);
    const unknown = await visit(randomUUID(), proof);
    const guessed = await visit(link.id, wrong());
    expect(guessed.status).toBe(404);
    expect({ ...guessed.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    expect(await linkOf(bruno, link.id)).toBeUndefined();
    expect((await bruno.call('DELETE', `${LINKS}/${link.id}`)).status).toBe(404);
    expect((await visit(link.id, proof)).status).toBe(200);
  });

  it('is gone when Ana revokes it, content and all', async () => {
    const { link, proof } = await makeLink(ana);
    expect((await ana.call('DELETE', `${LINKS}/${link.id}`)).status).toBe(204);
    expect(await visit(link.id, proof)).toMatchObject({ status: 410, body: { code: 'link_over' } });
    expect(await stored(link.id)).toBeNull();
    expect(await linkOf(ana, link.id)).toMatchObject({ state: 'revoked' });
    expect((await ana.call('DELETE', `${LINKS}/${link.id}`)).status).toBe(204);
  });

  it('ends after its hours, and its content soon after', async () => {
    const { link, proof } = await makeLink(ana);
    world.clock.forward(24 * 60 - 1);
    await ana.comeBack();
    expect((await visit(link.id, proof)).status).toBe(200);
    world.clock.forward(1);
    expect((await visit(link.id, proof)).status).toBe(410);
    expect(await stored(link.id)).not.toBeNull();
    await sweepLinks(world.context);
    await sweepLinks(world.context);
    expect(await stored(link.id)).toBeNull();
    expect(await linkOf(ana, link.id)).toMatchObject({ state: 'expired' });
    world.clock.forward(91 * 24 * 60);
    await sweepLinks(world.context);
    await ana.comeBack();
    expect(await linkOf(ana, link.id)).toBeUndefined();
  });

  it('ends for good at the tenth wrong try', async () => {
    const { link, proof } = await makeLink(ana);
    for (let tries = 0; tries < 9; tries += 1) await visit(link.id, wrong());
    expect((await visit(link.id, proof)).status).toBe(200);
    await visit(link.id, wrong());
    expect((await visit(link.id, proof)).status).toBe(410);
    expect(await stored(link.id)).toBeNull();
    expect(await linkOf(ana, link.id)).toMatchObject({ state: 'locked' });
  });

  it('opens twenty times an hour and no more, even all at once', async () => {
    const { link, proof } = await makeLink(ana);
    const many = await Promise.all(Array.from({ length: 22 }, () => visit(link.id, proof)));
    expect(many.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(many.filter(({ status }) => status === 429)).toHaveLength(2);
    world.clock.forward(61);
    await ana.comeBack();
    expect((await visit(link.id, proof)).status).toBe(200);
  });

  it('leaves nothing to read in the log or the database', async () => {
    const { link, proof } = await makeLink(ana);
    await visit(link.id, proof);
    const { rows } = await world.context.connection.pool.query<{ row: string }>(
      `select l::text || encode(sealed, 'escape') as row from consultation_links l`,
    );
    const everything = [...world.logs, ...rows.map(({ row }) => row)].join('\n');
    for (const secret of [LABEL, 'ipezeiro', proof]) expect(everything).not.toContain(secret);
    expect(world.logs.join('\n')).not.toContain(link.id);
  });
});

describe('the PDF', () => {
  const summary: Summary = {
    language: 'pt-BR',
    timeZone: 'America/Sao_Paulo',
    createdAt: '2026-11-18T15:00:00.000Z',
    from: '2026-11-01',
    to: '2026-11-18',
    period: '30d',
    name: null,
    message: 'a jabuticabeira 😴 floriu',
    entries: [
      {
        at: '2026-11-17T15:00:00.000Z',
        parts: [{ kind: 'text', text: 'Falei com ' }, { kind: 'covered' }],
      },
    ],
    signals: {
      entries: 1,
      days: 1,
      of: 18,
      trend: [
        {
          from: '2026-11-17',
          to: '2026-11-17',
          entries: 1,
          mean: 5,
          interval: { low: 0, high: 12 },
        },
        { from: '2026-11-18', to: '2026-11-18', entries: 0, mean: null, interval: null },
      ],
      counts: { exhaustion: 1, physical: 1, cynicism: 0, selfcriticism: 0, positive: 0 },
    },
    emotions: { of: 18, days: [{ day: '2026-11-17', level: 2 }] },
    notes: [{ from: '2026-11-02', to: '2026-11-08', text: 'fechamento' }],
  };
  const pdf = (payload: object) =>
    world.app.inject({
      method: 'POST',
      url: '/api/consultation/pdf',
      headers: ana.headers,
      payload,
    });

  it.each(['pt-BR', 'en-US', 'es-ES', 'fr-FR'] as const)('is one in %s', async (language) => {
    await ana.comeBack();
    const answer = await pdf({ ...summary, language });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
      'cache-control': 'no-store',
    });
    const bytes = answer.rawPayload.toString('latin1');
    expect(bytes.slice(0, 5)).toBe('%PDF-');
    expect(bytes.trimEnd().slice(-5)).toBe('%%EOF');
    expect(bytes).toContain('Figtree');
    expect(bytes).toContain(`/Lang (${language})`);
    expect(world.logs.join('\n')).not.toContain('jabuticabeira');
  });

  it('is refused beyond twenty pages of text', async () => {
    const parts = [{ kind: 'text', text: 'a'.repeat(60_001) }];
    const answer = await pdf({ ...summary, entries: [{ at: summary.createdAt, parts }] });
    expect(answer.json()).toMatchObject({ code: 'invalid' });
  });

  it('is refused where tens of thousands of places are covered', async () => {
    const parts = Array.from({ length: 20_000 }, () => ({ kind: 'covered' }));
    const answer = await pdf({ ...summary, entries: [{ at: summary.createdAt, parts }] });
    expect(answer.json()).toMatchObject({ code: 'invalid' });
  });

  it('leaves the others answered while it is made', async () => {
    const parts = Array.from({ length: 7_900 }, () => ({ kind: 'covered' }));
    const making = pdf({ ...summary, entries: [{ at: summary.createdAt, parts }] });
    const order: string[] = [];
    const first = making.then(({ statusCode }) => order.push(`pdf ${statusCode}`));
    for (let time = 0; time < 3; time++) {
      const { statusCode } = await world.app.inject({ url: '/healthz' });
      order.push(`health ${statusCode}`);
    }
    await first;
    expect(order).toEqual(['health 200', 'health 200', 'health 200', 'pdf 200']);
  });

  it('is refused in a time zone that there is not', async () => {
    const answer = await pdf({ ...summary, timeZone: 'América/São_Paulo' });
    expect(answer.json()).toMatchObject({
      code: 'invalid',
      data: { fields: [{ path: 'body.timeZone' }] },
    });
  });
});
