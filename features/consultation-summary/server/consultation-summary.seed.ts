import { createCipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { and, eq, lte } from 'drizzle-orm';
import { DEMONSTRATION_PEOPLE } from '#features/accounts/server/index.ts';
import type { Summary } from '#features/consultation-summary/contract/summary.ts';
import { emotionOverviewOf } from '#features/emotions/server/index.ts';
import { uuidOf } from '#packages/db/index.ts';
import { addDays, DEFAULT_TIME_ZONE, dayOf, type ServerContext } from '#packages/kernel/index.ts';
import { consultationLinks, consultationOpenings } from './consultation-summary.tables.ts';
import { placeOfLink } from './links.service.ts';

const HOUR_MS = 3_600_000;
const SUMMARY_DAYS = 30;

/**
 * The link that the demonstration's open summary is read with. Everybody may know it: what it opens is
 * made up, and there is none of it outside of the demonstration.
 */
export const DEMONSTRATION_LINK = {
  id: uuidOf('demonstration link'),
  secret: createHash('sha256').update('florescer demonstration link').digest(),
} as const;

/** Links as they come to be over the weeks, with the hours since each was made and opened. */
const LINKS = [
  { name: 'demonstration link', label: 'Dra. Helena', ago: 20, hours: 168, opened: [18.5, 3] },
  {
    name: 'link over',
    label: 'Dr. Paulo, clínico',
    ago: 41 * 24,
    hours: 24,
    opened: [41 * 24 - 2],
  },
  {
    name: 'link revoked',
    label: 'Dra. Helena',
    ago: 27 * 24,
    hours: 168,
    revoked: 26 * 24,
    opened: [],
  },
] as const;

/** Gives the demonstration person the links of her consultations; one that has ended is made anew. */
export async function seedLinks(context: ServerContext): Promise<void> {
  const { db, vault } = context;
  const userId = DEMONSTRATION_PEOPLE.ana.id;
  const key = await vault.keyOf(userId);
  const now = context.now().getTime();
  const before = (hours: number) => new Date(now - hours * HOUR_MS);
  const demonstration = eq(consultationLinks.id, DEMONSTRATION_LINK.id);
  await db
    .delete(consultationLinks)
    .where(and(demonstration, lte(consultationLinks.expiresAt, context.now())));
  const { content, verifier } = seal(await summaryOfAna(context));
  for (const { name, label, ago, hours, opened, ...more } of LINKS) {
    const id = uuidOf(name);
    const expiresAt = new Date(before(ago).getTime() + hours * HOUR_MS);
    const revokedAt = 'revoked' in more ? before(more.revoked) : null;
    const link = {
      ...{ userId, id, verifier, expiresAt, revokedAt, failures: 0 },
      content: revokedAt || expiresAt.getTime() <= now ? null : content,
      sealed: key.seal(placeOfLink(id), { label, hasPin: false }),
      createdAt: before(ago),
    };
    const added = await db
      .insert(consultationLinks)
      .values(link)
      .onConflictDoNothing()
      .returning({ id: consultationLinks.id });
    if (added.length === 0) continue;
    const openings = opened.map((hoursAgo) => ({ userId, linkId: id, at: before(hoursAgo) }));
    if (openings.length > 0) await db.insert(consultationOpenings).values(openings);
  }
}

/** Seals as the browser does (`web/link/link-crypto.ts`), with the secret that everybody may know. */
function seal(summary: Summary): { content: Buffer; verifier: Buffer } {
  const from = (info: string) =>
    Buffer.from(
      hkdfSync('sha256', DEMONSTRATION_LINK.secret, '', `florescer consultation ${info}`, 32),
    );
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', from('content'), iv);
  const sealed = [cipher.update(JSON.stringify(summary), 'utf8'), cipher.final()];
  return {
    content: Buffer.concat([iv, ...sealed, cipher.getAuthTag()]),
    verifier: createHash('sha256').update(from('proof')).digest(),
  };
}

async function summaryOfAna(context: ServerContext): Promise<Summary> {
  const userId = DEMONSTRATION_PEOPLE.ana.id;
  const now = context.now();
  const today = dayOf(now, DEFAULT_TIME_ZONE);
  const from = addDays(today, 1 - SUMMARY_DAYS);
  const { levels } = await emotionOverviewOf(
    context,
    userId,
    { today, from, to: today },
    context.vault.keyOf(userId),
  );
  const at = (daysAgo: number, time: string) =>
    new Date(`${addDays(today, -daysAgo)}T${time}:00-03:00`).toISOString();
  return {
    ...{ language: 'pt-BR', timeZone: DEFAULT_TIME_ZONE, createdAt: now.toISOString() },
    ...{ from, to: today, period: '30d', name: 'Ana Ribeiro' },
    message:
      'Queria falar do cansaço que volta nas semanas cheias, e de como dizer não para a Renata sem brigar.',
    entries: [
      {
        at: at(28, '22:02'),
        parts: [
          { kind: 'text', text: 'Recaída de cansaço. Dormi mal e o dia pareceu subir ladeira. ' },
          { kind: 'covered' },
          { kind: 'text', text: ' Fiz o mínimo e fui embora.' },
        ],
      },
      {
        at: at(4, '22:03'),
        parts: [
          {
            kind: 'text',
            text: 'Hoje acordei cansada de novo. Na hora do almoço me deu dor de cabeça e comi na mesa mesmo.',
          },
        ],
      },
    ],
    signals: null,
    emotions: {
      of: SUMMARY_DAYS,
      days: [...levels].map(([day, level]) => ({ day, level })).toSorted(byDay),
    },
    notes: [
      { from: addDays(today, -20), to: addDays(today, -20), text: 'Três semanas saindo às seis' },
    ],
  };
}

function byDay(a: { day: string }, b: { day: string }): number {
  return a.day.localeCompare(b.day);
}
