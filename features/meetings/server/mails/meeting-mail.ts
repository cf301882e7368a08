import * as z from 'zod';
import { chosenLanguage } from '#features/accounts/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import { formatterFor, zoneName } from '#packages/i18n/format.ts';
import { FALLBACK_LANGUAGE, languageOfTag } from '#packages/i18n/languages.ts';
import { defineJob } from '#packages/jobs/index.ts';
import { type ServerContext, tryUnseal } from '#packages/kernel/index.ts';
import { type Mail, renderLetter } from '#packages/mail/index.ts';
import { addressOf, findMeeting, peopleOf, wordsOf } from '../meetings.queries.ts';
import {
  keyOfMeeting,
  linkOf,
  MEETING_WORDS,
  placeOfWords,
  roomKeyOf,
} from '../meetings.sealed.ts';
import { MEETING_TEXTS } from '../texts.ts';
import { meetingIcs } from './meeting-ics.ts';
import { CALLED_OFF_BY, meetingLetter } from './meeting-letter.ts';

/** One mail to the invited one. The handler reads whom it is for and what it says. */
export const meetingMailJob = defineJob({
  name: 'meetings.mail',
  payload: z.object({
    meetingId: z.uuid(),
    kind: z.enum(['invitation', 'change', 'cancellation']),
    version: z.int(),
    by: z.enum(CALLED_OFF_BY).optional(),
  }),
  retries: 14,
  timeoutSeconds: 60,
});
export type MeetingMail = z.output<typeof meetingMailJob.payload>;

export async function sendMeetingMail(context: ServerContext, about: MeetingMail): Promise<void> {
  const mail = await writeMeetingMail(context, context.db, about);
  if (mail) await context.mailer.send(mail);
}

/** Null in the place of a later mail, and where the words or who is mailed are gone. */
export async function writeMeetingMail(
  context: ServerContext,
  db: Queryable,
  { meetingId, kind, version, by = 'organizer' }: MeetingMail,
): Promise<Mail | null> {
  const meeting = await findMeeting(db, meetingId);
  const [sealed, { organizer, participant }] = await Promise.all([
    wordsOf(db, [meetingId]).then((words) => words.get(meetingId)),
    peopleOf(db, [meetingId]).then((people) => people.get(meetingId) ?? {}),
  ]);
  if (!meeting || !sealed || !organizer || meeting.version !== version) return null;
  const key = await keyOfMeeting(context, meetingId, db);
  const words = tryUnseal(context, meetingId, () =>
    key.open(placeOfWords(meetingId), sealed, MEETING_WORDS),
  );
  if (!words) return null;
  const { title, description, place = null } = words;
  const booker = meeting.booked && participant ? participant.userId : null;
  const email = meeting.booked ? booker && (await addressOf(db, booker)) : words.email;
  if (!email) return null;
  const language = await languageFor(context, db, organizer.userId);
  const { timeZone, startsAt, endsAt } = meeting;
  const format = formatterFor(language, timeZone);
  const { somebody, file } = MEETING_TEXTS[language].mails;
  const who = organizer.name || somebody;
  const when = {
    day: format.date(startsAt, kind === 'invitation' ? 'weekday' : 'weekdayWithin'),
    from: format.time(startsAt),
    to: format.time(endsAt),
    zone: zoneName(timeZone, language),
  };
  const { inPerson } = meeting;
  const link = inPerson
    ? null
    : linkOf(context, await roomKeyOf(context, meetingId, 'participant'));
  const told = { who, title, description, when, inPerson, place, by };
  const { subject, button, linkHint, ...said } = meetingLetter(kind, told, language);
  const calledOff = kind === 'cancellation';
  const letter = renderLetter(email, {
    language,
    subject,
    ...said,
    ...(calledOff || !link ? {} : { button: { label: button, href: link }, linkHint }),
  });
  const calendar = meetingIcs({
    id: meetingId,
    version,
    startsAt,
    endsAt,
    title,
    description: [description, calledOff || !link ? null : `${button}: ${link}`]
      .filter(Boolean)
      .join('\n\n'),
    place,
    organizer: { name: who, address: context.settings.meetings.mailAddress },
    attendee: email,
    calledOff,
    made: context.now(),
  });
  return {
    ...letter,
    calendar: { method: calledOff ? 'CANCEL' : 'REQUEST', fileName: file, text: calendar },
  };
}

/** The invitation speaks the language of who sends it: whose it reaches may have no account. */
async function languageFor(context: ServerContext, db: Queryable, userId: string) {
  for (const chosen of chosenLanguage.of(context)) {
    const language = languageOfTag((await chosen(db, userId)) ?? '');
    if (language) return language;
  }
  return FALLBACK_LANGUAGE;
}
