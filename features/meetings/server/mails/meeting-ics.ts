import { escaped, instantText, linesOf } from '#features/calendar/contract/ics.rules.ts';

interface Invited {
  id: string;
  /** Calendars take a later one in the place of an earlier one. */
  version: number;
  startsAt: Date;
  endsAt: Date;
  title: string;
  description: string;
  /** An address, where they meet in person. */
  place: string | null;
  /** The name that the invitation is from; its address is the instance’s, never the person’s. */
  organizer: { name: string; address: string };
  attendee: string;
  calledOff: boolean;
  made: Date;
}

/** An invitation that a calendar takes up, moves or calls off by itself (RFC 5546). */
export function meetingIcs(invited: Invited): string {
  const { id, version, startsAt, endsAt, title, description, place } = invited;
  const { organizer, attendee, made } = invited;
  return linesOf(
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Florescer//Meeting//EN',
    `METHOD:${invited.calledOff ? 'CANCEL' : 'REQUEST'}`,
    'BEGIN:VEVENT',
    `UID:${id}`,
    `SEQUENCE:${version}`,
    `DTSTAMP:${instantText(made)}`,
    `DTSTART:${instantText(startsAt)}`,
    `DTEND:${instantText(endsAt)}`,
    `SUMMARY:${escaped(title)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.address}`,
    `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=FALSE:mailto:${attendee}`,
    `STATUS:${invited.calledOff ? 'CANCELLED' : 'CONFIRMED'}`,
    'CLASS:PRIVATE',
    'END:VEVENT',
    'END:VCALENDAR',
  );
}

/** A parameter’s value; quotes cannot be written in one (RFC 5545, section 3.2). */
const quoted = (text: string): string => `"${text.replaceAll(/["\p{Cc}]/gu, '')}"`;
