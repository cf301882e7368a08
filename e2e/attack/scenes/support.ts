import { randomUUID } from 'node:crypto';
import { CARLA, hostile, PAGE, PIXEL, type Scene } from '../stage.ts';

/** A ticket from its first word to the answer of the staff, with files. */
export const supportScene: Scene = {
  name: 'a ticket, both ways',
  refused: { 'ticket-page': 400, 'ticket-page-as-text': 400 },
  async play(stage) {
    const person = await stage.newPerson();
    const [id, userId] = [randomUUID(), await stage.idOf(person)];
    const folder = `${userId}/support/${id}`;
    const put = (name: string, type: string, bytes: string | Buffer) =>
      stage.upload(name, {
        ...{ as: person, bucket: 'attachments', path: `${folder}/${name}`, type, bytes },
      });
    await put('ticket-text', 'text/plain', 'um texto');
    await put('ticket-picture', 'image/png', PIXEL);
    await put('ticket-page', 'text/html', PAGE);
    await put('ticket-page-as-text', 'text/plain', PAGE);
    const attachments = ['ticket-text', 'ticket-picture'].map((name) => ({
      ...{ path: `${folder}/${name}`, name: hostile(name) },
    }));
    const opened = await stage.store<{ ticket: { number: number } }>(
      ['ticket-subject', 'ticket-first'],
      '/api/support/tickets',
      {
        as: person,
        data: {
          ...{ id, subject: hostile('ticket-subject'), message: hostile('ticket-first') },
          ...{ category: 'technical', priority: 'medium', attachments },
        },
      },
    );
    const number = opened?.ticket.number;
    await stage.store('ticket-answer', `/api/support/queue/${number}/messages`, {
      as: CARLA,
      data: { id: randomUUID(), text: hostile('ticket-answer'), next: 'waiting' },
    });
    await stage.store('ticket-reply', `/api/support/tickets/${id}/messages`, {
      as: person,
      data: { id: randomUUID(), text: hostile('ticket-reply') },
    });
    return [
      { as: person, address: '/support' },
      { as: person, address: `/support/tickets/${id}` },
      { as: CARLA, address: `/support/queue?ticket=${number}` },
    ];
  },
};
