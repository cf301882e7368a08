import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { calendarContract } from '#features/calendar/contract/calendar.contract.ts';
import { networkContract } from '#features/network/contract/network.contract.ts';
import { fakeServer, refuse } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import {
  type Meeting,
  type MeetingState,
  meetingsContract,
} from '../contract/meetings.contract.ts';
import DesktopPage from './desktop/MeetingsPage.tsx';
import MobilePage from './mobile/MeetingsPage.tsx';

const MINUTE = 60_000;

function meeting(title: string, minutesAhead: number, state: MeetingState = 'scheduled'): Meeting {
  const startsAt = Date.now() + minutesAhead * MINUTE;
  const at = (minutes: number) => new Date(startsAt + minutes * MINUTE).toISOString();
  return {
    ...{ id: `00000000-0000-4000-8000-${String(minutesAhead + 50_000).padStart(12, '0')}` },
    ...{ side: 'organizer', state, title, description: null, with: 'helena@exemplo.org' },
    ...{ start: at(0).slice(0, 16), minutes: 50, timeZone: 'UTC', startsAt: at(0), endsAt: at(50) },
    ...{ opensAt: at(-10), closesAt: at(110), talked: state === 'finished' ? 47 : null },
    booked: false,
    inPerson: false,
    place: null,
    otherIsHere: false,
  };
}

/** The server of the meetings, which remembers what it is asked; of `null` it fails. */
function meetingService(meetings: Meeting[] | null) {
  const [known = meeting('x', 60)] = meetings ?? [];
  return fakeServer(meetingsContract, {
    listMeetings: meetings ? { meetings } : refuse('internal'),
    scheduleMeeting: ({ body: { email, ...body } }) => ({ ...known, ...body, with: email ?? null }),
    cancelMeeting: known,
  })
    .answer(calendarContract, { listEvents: { events: [], drawnIn: [] } })
    .answer(networkContract, { search: { items: [], professionals: 0, clinics: 0, next: null } });
}
const open = (search = '') => show(<DesktopPage />, { address: `/teams-call${search}` });

it('says at the fields what is missing, and sends what is whole once', async () => {
  const server = meetingService([]);
  const { person } = await open();
  const send = await screen.findByRole('button', { name: 'Agendar e enviar convite' });
  await person.click(send);
  expect(screen.getAllByText('Preencha este campo.')).toHaveLength(2);
  expect(server.asked(meetingsContract.scheduleMeeting)).toEqual([]);
  await person.type(screen.getByLabelText('Título'), 'Consulta');
  const email = screen.getByLabelText('E-mail de quem participa');
  await person.type(email, 'helena');
  await person.click(send);
  expect(screen.getByText(/^Confira o e-mail/)).toBeTruthy();
  await person.type(email, '@exemplo.org');
  await person.click(send);
  const body = { title: 'Consulta', email: 'helena@exemplo.org', minutes: 50, description: null };
  await vi.waitFor(() =>
    expect(server.asked(meetingsContract.scheduleMeeting)).toMatchObject([{ body }]),
  );
});

it('shows the open room, what is ahead and what is over, each with what can be done', async () => {
  meetingService([
    meeting('Agora', 5),
    meeting('Depois', 3_000),
    meeting('Antes', -3_000, 'finished'),
    meeting('Ninguém', -6_000, 'missed'),
  ]);
  await open('?tab=scheduled');
  const now = await screen.findByRole('region', { name: 'Agora' });
  expect(within(now).getByRole('button', { name: 'Testar e entrar' })).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Agendadas (2)' })).toBeTruthy();
  for (const name of [
    'Remarcar: Depois',
    'Cancelar: Depois',
    'Copiar link: Depois',
    'Marcar de novo: Antes',
    'Escolher outro dia: Ninguém',
  ]) {
    expect(screen.getByRole('button', { name })).toBeTruthy();
  }
  const over = screen.getByText('Antes').closest('li') as HTMLElement;
  expect(over.textContent).toMatch(/Finalizada.*47 minutos/);
});

it('lets her who called it move, pass on and call off a meeting whose room is open', async () => {
  meetingService([meeting('Agora', 5)]);
  await open('?tab=scheduled');
  const now = await screen.findByRole('region', { name: 'Agora' });
  for (const action of ['Remarcar', 'Copiar link', 'Cancelar']) {
    expect(within(now).getByRole('button', { name: `${action}: Agora` })).toBeTruthy();
  }
});

it('lets a guest only enter it', async () => {
  meetingService([{ ...meeting('Agora', 5), side: 'participant' }]);
  await open('?tab=scheduled');
  const now = await screen.findByRole('region', { name: 'Agora' });
  expect(within(now).getAllByRole('button')).toHaveLength(1);
});

it('passes on the link alone of one that runs', async () => {
  meetingService([meeting('Agora', -5, 'in_progress')]);
  await open('?tab=scheduled');
  const running = await screen.findByRole('region', { name: 'Agora' });
  expect(within(running).getByRole('button', { name: 'Copiar link: Agora' })).toBeTruthy();
  expect(within(running).queryByRole('button', { name: 'Cancelar: Agora' })).toBeNull();
});

it('begins with the same again, a week on', async () => {
  meetingService([meeting('Antes', -3_000, 'finished')]);
  const { person } = await open('?tab=scheduled');
  await person.click(await screen.findByRole('button', { name: 'Marcar de novo: Antes' }));
  expect(await screen.findByLabelText('Título')).toHaveProperty('value', 'Antes');
});

it('asks before it calls off, and changes nothing until then', async () => {
  const server = meetingService([meeting('Depois', 3_000)]);
  const { person } = await open('?tab=scheduled');
  await person.click(await screen.findByRole('button', { name: 'Cancelar: Depois' }));
  const dialog = await screen.findByRole('dialog');
  expect(server.changes).toEqual([]);
  await person.click(within(dialog).getByRole('button', { name: 'Cancelar consulta' }));
  await vi.waitFor(() => expect(server.changes[0]).toMatch(/^POST .*\/cancel$/));
});

it('shows an empty list and a list that did not come, on a phone too', async () => {
  meetingService([]);
  const { person } = await show(<MobilePage />, {
    address: '/teams-call?tab=scheduled',
    layout: 'mobile',
  });
  await person.click(await screen.findByRole('button', { name: 'Agendar consulta' }));
  expect(await screen.findByLabelText('Título')).toBeTruthy();
});

it('says that the list did not come, with a way to ask again', async () => {
  meetingService(null);
  await open();
  expect(await screen.findByText('Não deu para carregar suas consultas')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeTruthy();
});
