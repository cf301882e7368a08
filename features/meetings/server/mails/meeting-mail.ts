import * as z from 'zod';
import { chosenLanguage } from '#features/accounts/server/index.ts';
import { formatterFor } from '#packages/i18n/format.ts';
import { FALLBACK_LANGUAGE, languageOfTag } from '#packages/i18n/languages.ts';
import { defineJob } from '#packages/jobs/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { renderLetter } from '#packages/mail/index.ts';
import { findMeeting, organizersOf, wordsOf } from '../meetings.queries.ts';
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

/** Not in the place of a later mail, nor of a meeting that is gone. */
export async function sendMeetingMail(
  context: ServerContext,
  { meetingId, kind, version, by = 'organizer' }: MeetingMail,
): Promise<void> {
  const { db, mailer, now } = context;
  const meeting = await findMeeting(db, meetingId);
  const [sealed, organizer] = await Promise.all([
    wordsOf(db, [meetingId]).then((words) => words.get(meetingId)),
    organizersOf(db, [meetingId]).then((people) => people.get(meetingId)),
  ]);
  if (!meeting || !sealed || !organizer || meeting.version !== version) return;
  const key = await keyOfMeeting(context, meetingId);
  const {
    email,
    title,
    description,
    place = null,
  } = key.open(placeOfWords(meetingId), sealed, MEETING_WORDS);
  const language = await languageFor(context, organizer.userId);
  const { timeZone, startsAt, endsAt } = meeting;
  const format = formatterFor(language, timeZone);
  const { somebody, file } = MEETING_TEXTS[language].mails;
  const who = organizer.name || somebody;
  const when = {
    day: format.date(startsAt, 'weekday'),
    from: format.time(startsAt),
    to: format.time(endsAt),
    zone: zoneName(timeZone, language),
  };
  const { inPerson } = meeting;
  const link = inPerson
    ? null
    : linkOf(context, await roomKeyOf(context, meetingId, 'participant'));
  const told = { who, title, description, when, inPerson, place, by };
  const { subject, button, linkHint, ...words } = meetingLetter(kind, told, language);
  const calledOff = kind === 'cancellation';
  const letter = renderLetter(email, {
    language,
    subject,
    ...words,
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
    made: now(),
  });
  await mailer.send({
    ...letter,
    calendar: { method: calledOff ? 'CANCEL' : 'REQUEST', fileName: file, text: calendar },
  });
}

/** The invitation speaks the language of who sends it: whose it reaches may have no account. */
async function languageFor(context: ServerContext, userId: string) {
  for (const chosen of chosenLanguage.of(context)) {
    const language = languageOfTag((await chosen(context.db, userId)) ?? '');
    if (language) return language;
  }
  return FALLBACK_LANGUAGE;
}

function zoneName(timeZone: string, language: string): string {
  const parts = new Intl.DateTimeFormat(language, {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
