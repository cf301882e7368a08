import { expect, it } from 'vitest';
import { calendarBook } from './calendar.book.ts';

const event = { allDay: false, description: null };

it('tells events by their own clock, their last day, and that a series comes again', async () => {
  const events = async function* () {
    yield { ...event, title: 'Terapia', start: '2026-11-16T23:30', end: '2026-11-17T00:20' };
    yield undefined;
    yield {
      ...{ ...event, title: 'Férias', allDay: true, description: 'Serra' },
      ...{ start: '2026-12-20T00:00', end: '2026-12-27T00:00' },
    };
    yield {
      ...{ ...event, title: 'Caminhada', repeat: 'FREQ=WEEKLY' },
      ...{ start: '2027-01-04T07:00', end: '2027-01-04T07:30' },
    };
  };
  const pages = [];
  for await (const page of calendarBook(events(), 'pt-BR')) pages.push(page);
  expect(pages).toEqual([
    {
      ...{ chapter: 'Calendário', day: '2026-11-16', aside: undefined },
      head: '16 de novembro de 2026 · Terapia',
      text: '23h30 – 0h20, até 17 de novembro',
    },
    {
      ...{ chapter: 'Calendário', day: '2026-12-20', aside: 'Serra' },
      head: '20 de dezembro de 2026 · Férias',
      text: 'dia inteiro, até 26 de dezembro',
    },
    {
      ...{ chapter: 'Calendário', day: '2027-01-04', aside: undefined },
      head: '4 de janeiro de 2027 · Caminhada',
      text: '7h – 7h30, repete-se',
    },
  ]);
});
