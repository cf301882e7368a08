import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { findLanguage } from '#features/access/server/index.ts';
import { addressOf } from '#features/meetings/server/index.ts';
import { placesOf } from '#features/network/server/index.ts';
import { isSilent, silentUntil, wantsMail } from '#features/notifications/server/index.ts';
import { fill } from '#packages/i18n/fill.ts';
import { formatterFor, zoneName } from '#packages/i18n/format.ts';
import { FALLBACK_LANGUAGE, languageOfTag } from '#packages/i18n/languages.ts';
import { defineJob } from '#packages/jobs/index.ts';
import { DEFAULT_TIME_ZONE, type ServerContext } from '#packages/kernel/index.ts';
import { renderLetter } from '#packages/mail/index.ts';
import { BOOKING_NEWS, BOOKING_SIDES } from '../contract/booking.contract.ts';
import { AGENDA_PATH, BOOKINGS_PATH } from '../contract/booking.paths.ts';
import { holderOf, hoursOf } from './booking.queries.ts';
import { bookings } from './booking.tables.ts';
import { BOOKING_TEXTS } from './booking.texts.ts';

/** A mail about a booking to one of the two; the handler reads to whom and about when. */
export const bookingMailJob = defineJob({
  name: 'booking.mail',
  payload: z.object({
    bookingId: z.uuid(),
    news: z.enum(BOOKING_NEWS),
    to: z.enum(BOOKING_SIDES),
  }),
  retries: 10,
  timeoutSeconds: 60,
});

/** Says what happened and when it was meant, and nothing that either of them wrote; after a silence, where there is one. */
export async function sendBookingMail(
  { db, jobs, mailer, now, settings }: ServerContext,
  { bookingId, news, to }: z.output<typeof bookingMailJob.payload>,
): Promise<void> {
  const [row] = await db.select().from(bookings).where(eq(bookings.id, bookingId));
  const userId = to === 'client' ? row?.clientId : row?.professionalId;
  if (!row || !userId || !(await wantsMail(db, userId, 'consultations'))) return;
  if (to === 'professional' && (await holderOf(db, row.entryId)) !== userId) return;
  const until = await silentUntil(db, userId, now());
  if (until && (await isSilent(db, userId, { now: now(), beginsAt: row.startsAt }))) {
    const afterSeconds = Math.ceil((until.getTime() - now().getTime()) / 1_000);
    await jobs.send(db, bookingMailJob, { bookingId, news, to }, { afterSeconds });
    return;
  }
  const [address, tag, hours] = await Promise.all([
    addressOf(db, userId),
    findLanguage(db, userId),
    hoursOf(db, row.entryId),
  ]);
  const language = languageOfTag(tag ?? '') ?? FALLBACK_LANGUAGE;
  const { mail } = BOOKING_TEXTS[language];
  const text = mail[to][news];
  if (!address || !text) return;
  const timeZone = hours?.timeZone ?? DEFAULT_TIME_ZONE;
  const format = formatterFor(language, timeZone);
  const at = format.dateTime(row.startsAt, 'weekdayWithin');
  const when = `${at} (${zoneName(timeZone, language)})`;
  const place = (await placesOf(db, row.inPerson ? [row.entryId] : [])).get(row.entryId);
  const where =
    place && news !== 'withdrawn' && news !== 'cancelled' ? [fill(mail.place, { place })] : [];
  const path = to === 'client' ? BOOKINGS_PATH : AGENDA_PATH;
  await mailer.send(
    renderLetter(address, {
      language,
      subject: mail.subject,
      preview: mail.preview,
      title: mail.subject,
      paragraphs: [fill(text, { when }), ...where],
      button: { label: mail.button, href: `${settings.siteUrl}${path}` },
      linkHint: mail.linkHint,
      footer: [mail.footer],
    }),
  );
}
