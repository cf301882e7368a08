import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type FakeServer, fakeServer, refuse } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import { calendarContract } from '../contract/calendar.contract.ts';
import { type ImportReport, importContract } from '../contract/import.contract.ts';
import CalendarPage from './CalendarPage.tsx';

const REPORT: ImportReport = {
  ...{ comes: 22, repeats: 1, known: 3, shortened: 1, skipped: 1 },
  first: [
    { title: 'Dentista', start: '2026-11-20T14:00', allDay: false, repeats: false },
    { title: 'Férias', start: '2026-12-20T00:00', allDay: true, repeats: true },
  ],
  firstSkipped: [
    { title: 'Em Marte', start: '2026-11-21T10:00', allDay: false, reason: 'bad_zone' },
  ],
};

/** The calendar's server, which answers files with this report. */
function service(report: ImportReport) {
  return fakeServer(calendarContract, { listEvents: { events: [], drawnIn: [] } }).answer(
    importContract,
    { importEvents: report },
  );
}
const sentTo = (server: FakeServer) => server.asked(importContract.importEvents);
async function openSheet() {
  const { person } = await show(<CalendarPage />, { address: '/calendar', layout: 'desktop' });
  await person.click(screen.getByRole('button', { name: 'Mais opções' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Importar .ics' }));
  const sheet = await screen.findByRole('dialog', { name: 'Importar .ics' });
  const choose = (content: BlobPart) => {
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    return person.upload(input as HTMLInputElement, new File([content], 'casa.ics'));
  };
  return { person, sheet: within(sheet), choose };
}

describe('a file of another calendar', () => {
  it('says what would come in, and comes in when asked', async () => {
    const server = service(REPORT);
    const { person, sheet, choose } = await openSheet();
    expect(sheet.getByRole('button', { name: 'Importar' })).toHaveProperty('disabled', true);
    await choose('BEGIN:VCALENDAR');
    expect(await sheet.findByText(/22 compromissos vão entrar\. 3 já estão/)).toBeTruthy();
    const coming = within(sheet.getByRole('list', { name: 'O que vai entrar' }));
    expect(coming.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Dentista20/11/2026, 14h',
      'Férias20/12/2026',
      'e mais 20',
    ]);
    const outside = sheet.getByRole('list', { name: 'O que fica de fora' });
    expect(outside.textContent).toContain('O fuso horário do arquivo não existe');
    await person.click(sheet.getByLabelText('Trabalho'));
    await person.click(sheet.getByRole('button', { name: 'Importar 22 compromissos' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentTo(server).map(({ body }) => body)).toEqual([
      { text: 'BEGIN:VCALENDAR', category: 'personal', dryRun: true },
      { text: 'BEGIN:VCALENDAR', category: 'work', dryRun: false },
    ]);
  });

  it('that is none says so, and one that brings nothing new cannot be taken in', async () => {
    const server = service(REPORT).answer(importContract, { importEvents: refuse('no_calendar') });
    const { sheet, choose } = await openSheet();
    await choose('Oi');
    expect((await sheet.findByRole('alert')).textContent).toMatch(/não é de calendário/);
    const nothing = { comes: 0, repeats: 0, first: [], skipped: 0, firstSkipped: [], shortened: 0 };
    server.answer(importContract, { importEvents: { ...REPORT, ...nothing } });
    await choose('BEGIN:VCALENDAR');
    expect(await sheet.findByText(/^Nada novo para entrar\. 3 já estão/)).toBeTruthy();
    expect(sheet.getByRole('alert').textContent).toBe('');
    expect(sheet.getByRole('button', { name: 'Importar' })).toHaveProperty('disabled', true);
  });

  it('that is too large is not even sent', async () => {
    const server = service(REPORT);
    const { sheet, choose } = await openSheet();
    await choose('a'.repeat(2_000_001));
    expect((await sheet.findByText(/mais de 2 MB/)).textContent).toBeTruthy();
    expect(sentTo(server)).toEqual([]);
  });

  it('of an older program is read as it was meant', async () => {
    const server = service(REPORT);
    const { choose } = await openSheet();
    await choose(new Uint8Array([0x46, 0xe9, 0x72, 0x69, 0x61, 0x73]));
    await waitFor(() => expect(sentTo(server)[0]?.body.text).toBe('Férias'));
  });
});
