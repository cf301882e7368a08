import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { dayOf } from '#packages/kernel/day.ts';
import { ZONE } from '../../support/zone.ts';
import { hostile, LINK, type Scene } from '../stage.ts';

const TODAY = dayOf(new Date(), ZONE);
const anEvent = {
  ...{ category: 'work', allDay: false, timeZone: ZONE },
  ...{ start: `${TODAY}T14:00`, end: `${TODAY}T15:00` },
};
const day = TODAY.replaceAll('-', '');
/** What another program's file says, in every field of it. */
const FILE = [
  ...['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:${hostile('ics-product')}`],
  ...['BEGIN:VEVENT', `UID:${hostile('ics-uid')}`, `DTSTART;VALUE=DATE:${day}`],
  ...[`SUMMARY:${hostile('ics-title')}`, `DESCRIPTION:${hostile('ics-description')}`],
  ...[`LOCATION:${hostile('ics-place')}`, `URL:${LINK}`, `ORGANIZER;CN=x:${LINK}`, 'END:VEVENT'],
  'END:VCALENDAR',
].join('\r\n');

/** Appointments written here and brought in from a file of another calendar. */
export const calendarScene: Scene = {
  name: 'the calendar and a file brought into it',
  async play(stage) {
    const person = await stage.newPerson();
    await stage.store(['event-title', 'event-description'], '/api/calendar/events', {
      as: person,
      data: {
        ...{ id: randomUUID(), ...anEvent, title: hostile('event-title') },
        description: hostile('event-description'),
      },
    });
    await stage.store(['ics-title', 'ics-description'], '/api/calendar/import', {
      as: person,
      data: { text: FILE, category: 'personal', dryRun: false },
    });
    const opened = (name: string) => ({
      ...{ as: person, address: '/calendar?view=month' },
      open: (page: Page) =>
        page
          .getByRole('button', { name: new RegExp(`id=${name}`) })
          .first()
          .click(),
    });
    return [
      ...['month', 'week', 'agenda'].map((view) => ({
        ...{ as: person, address: `/calendar?view=${view}` },
      })),
      opened('event-title'),
      opened('ics-title'),
      { as: person, address: '/dashboard' },
    ];
  },
};
