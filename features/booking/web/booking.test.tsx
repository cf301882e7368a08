import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { networkContract } from '#features/network/contract/network.contract.ts';
import { type Answers, fakeServer, refuse } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import {
  type Booking,
  bookingContract,
  type Offer,
  SLOT_TAKEN,
} from '../contract/booking.contract.ts';
import type { Hours } from '../contract/hours.ts';
import AgendaPage from './AgendaPage.tsx';
import { BookedList } from './parts/BookedList.tsx';
import { FavouriteTimes } from './parts/FavouriteTimes.tsx';
import { OfferCard } from './parts/OfferCard.tsx';

const ENTRY = '00000000-0000-4000-8000-000000000001';
const HOUR_MS = 3_600_000;
const ahead = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

const booking = (more: Partial<Booking> = {}): Booking => ({
  ...{ id: '00000000-0000-4000-8000-000000000002', side: 'client', entryId: ENTRY },
  ...{ with: 'Helena Prado', state: 'requested', startsAt: ahead(100), endsAt: ahead(101) },
  ...{ mode: 'online', place: null },
  ...{
    answerBy: ahead(40),
    changeBy: ahead(76),
    note: null,
    answer: null,
    guardian: null,
    reason: null,
  },
  ...{
    cancelledBy: null,
    late: false,
    moves: 0,
    unattended: false,
    viability: null,
    meetingId: null,
  },
  ...more,
});
const HOURS: Hours = {
  ...{
    timeZone: 'America/Sao_Paulo',
    minutes: 50,
    gapMinutes: 10,
    closed: [],
    opened: [],
    holidays: true,
  },
  ...{ state: null, noticeHours: 12, cancelHours: 24 },
  weekly: [{ weekday: 1, from: '09:00', to: '12:00' }],
};
const OFFER: Offer = {
  ...{ minutes: 50, noticeHours: 12, cancelHours: 24, agreed: false, inPlan: true },
  ...{ modes: ['online'], place: null },
  starts: ['2030-11-25T12:00:00.000Z', '2030-11-25T13:00:00.000Z', '2030-12-03T12:00:00.000Z'],
};

/** The server of bookings, which takes every change that is not answered otherwise. */
const service = (answers: Answers<typeof bookingContract>) =>
  fakeServer(bookingContract, {
    ...{ requestBooking: booking(), cancelBooking: booking(), writeNote: booking() },
    ...{ confirmBooking: booking(), saveHours: undefined, saveDay: undefined },
    ...answers,
  });
const offering = (offer: Offer | null) => ({
  offerOf: ({ params }: { params: { id: string } }) =>
    params.id === ENTRY ? { offer } : refuse('not_found'),
});
const clean = async () => {
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations).toEqual([]);
};

describe('the next times of those whom somebody has marked', () => {
  const helena = {
    ...{
      id: ENTRY,
      kind: 'professional' as const,
      name: 'Helena Prado',
      specialties: [],
      topics: [],
    },
    ...{ registry: 'CRP 06/000000', checkedOn: '2026-11-01', online: true, inPerson: false },
    ...{ place: null, neighbourhood: '', languages: [], team: '', demonstration: true },
    favourite: true,
  };
  const open = (items: (typeof helena)[], offer: Offer | null) => {
    service(offering(offer)).answer(networkContract, {
      search: { items, professionals: items.length, clinics: 0, next: null },
    });
    return show(<FavouriteTimes />);
  };

  it('are two of each, and one leads to asking for it', async () => {
    const { person } = await open([helena], OFFER);
    const times = within(await screen.findByRole('group', { name: /: Helena Prado$/ }));
    expect(times.getAllByRole('button')).toHaveLength(2);
    await clean();
    await person.click(times.getAllByRole('button')[1] as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Pedir este horário' })).toBeTruthy();
  });

  it('say which plan they belong to, that somebody takes none here, or how to mark somebody', async () => {
    await open([helena], { ...OFFER, inPlan: false });
    expect(await screen.findByText(/^3 horários livres/)).toBeTruthy();
    expect(screen.queryByRole('group')).toBeNull();
    await open([{ ...helena, name: 'Noemi Tavares' }], null);
    expect(await screen.findByText(/^Não marca por aqui/)).toBeTruthy();
    await open([], null);
    expect(await screen.findByText(/^Marque alguém da rede como favorito/)).toBeTruthy();
  });
});

describe('the times of a professional', () => {
  const open = () => show(<OfferCard entryId={ENTRY} name="Helena Prado" />);

  it('are asked for with the contract, a note, and who answers for a minor', async () => {
    const server = service(offering(OFFER));
    const { person } = await open();
    const day = await screen.findByRole('group', { name: /25 de novembro$/ });
    await person.click(within(day).getAllByRole('button')[0] as HTMLElement);
    const sheet = await screen.findByRole('dialog', { name: 'Pedir este horário' });
    await person.click(
      within(sheet).getByLabelText('A consulta é para alguém com menos de 18 anos'),
    );
    await person.click(within(sheet).getByRole('button', { name: 'Pedir' }));
    expect(within(sheet).getByText('Para pedir, leia e aceite o contrato.')).toBeTruthy();
    for (const told of [
      /^Escreva o nome/,
      /^Escolha o que essa pessoa/,
      /precisa da autorização/,
    ]) {
      expect(within(sheet).getByText(told)).toBeTruthy();
    }
    expect(server.changes).toEqual([]);
    await person.type(within(sheet).getByLabelText('Um recado, se quiser'), 'Primeira vez.');
    await person.type(within(sheet).getByLabelText('Nome de quem responde'), 'Rosa');
    await person.type(within(sheet).getByLabelText('Telefone de quem responde'), '11912345678');
    await person.selectOptions(within(sheet).getByLabelText('O que é da pessoa'), 'mãe');
    await person.click(within(sheet).getByLabelText(/^Quem responde sabe desta consulta/));
    await person.click(within(sheet).getByLabelText('Li e aceito o contrato da consulta'));
    await clean();
    await person.click(within(sheet).getByRole('button', { name: 'Pedir' }));
    await waitFor(() =>
      expect(server.asked(bookingContract.requestBooking)).toEqual([
        expect.objectContaining({
          body: expect.objectContaining({
            ...{ entryId: ENTRY, startsAt: OFFER.starts[0], note: 'Primeira vez.' },
            guardian: {
              ...{ name: 'Rosa', phone: '11912345678', relationship: 'mother', authorizes: true },
            },
            mode: 'online',
          }),
        }),
      ]),
    );
  });

  it('are by video or in person, as the person chooses', async () => {
    const place = 'Rua das Acácias, 12 · Campinas, SP';
    const both: Offer = { ...OFFER, agreed: true, modes: ['online', 'inPerson'], place };
    const server = service(offering(both));
    const { person } = await open();
    const day = await screen.findByRole('group', { name: /25 de novembro$/ });
    await person.click(within(day).getAllByRole('button')[0] as HTMLElement);
    const sheet = await screen.findByRole('dialog', { name: 'Pedir este horário' });
    await person.click(within(sheet).getByLabelText(`Presencial: ${place}`));
    await person.click(within(sheet).getByRole('button', { name: 'Pedir' }));
    await waitFor(() =>
      expect(server.asked(bookingContract.requestBooking)).toEqual([
        expect.objectContaining({
          body: expect.objectContaining({ mode: 'inPerson', guardian: null }),
        }),
      ]),
    );
  });

  it('go on to the next week, and say when one was just taken', async () => {
    service({
      ...offering({ ...OFFER, agreed: true }),
      requestBooking: refuse(SLOT_TAKEN),
    });
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Próxima semana' }));
    const day = await screen.findByRole('group', { name: /3 de dezembro$/ });
    await person.click(within(day).getByRole('button'));
    const sheet = await screen.findByRole('dialog', { name: 'Pedir este horário' });
    await person.click(within(sheet).getByRole('button', { name: 'Pedir' }));
    expect((await within(sheet).findByRole('alert')).textContent).toMatch(/acabou de ser ocupado/);
  });

  it('are named to somebody on the free plan, with the way to a plan', async () => {
    service(offering({ ...OFFER, inPlan: false }));
    await open();
    expect(await screen.findByText(/^Há 3 horários livres/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver os planos' }).getAttribute('href')).toBe(
      '/payment',
    );
    expect(screen.queryByRole('group', { name: /25 de novembro$/ })).toBeNull();
    await clean();
  });

  it('are not spoken of where somebody takes no bookings', async () => {
    const server = service(offering(null));
    await open();
    await waitFor(() => expect(server.calls).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('Horários livres')).toBeNull());
  });
});

describe('what is booked', () => {
  it('stands with what can be done, and is called off with a word', async () => {
    const late = booking({ state: 'confirmed', changeBy: ahead(-1), meetingId: ENTRY });
    const server = service({ listBookings: { bookings: [late] } });
    const onEnter = vi.fn();
    const { person } = await show(<BookedList onEnter={onEnter} />);
    await person.click(await screen.findByRole('button', { name: /^Ir para a sala/ }));
    expect(onEnter).toHaveBeenCalledWith(ENTRY);
    // Too late to move.
    expect(screen.queryByRole('button', { name: /^Mudar horário/ })).toBeNull();
    await person.click(screen.getByRole('button', { name: /^Desmarcar/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Desmarcar a consulta?' });
    expect(within(sheet).getByText(/O prazo .* já passou/)).toBeTruthy();
    await person.type(within(sheet).getByLabelText('Um recado, se quiser'), 'Viajo.');
    await person.click(within(sheet).getByRole('button', { name: 'Desmarcar' }));
    await waitFor(() =>
      expect(server.asked(bookingContract.cancelBooking)).toEqual([
        expect.objectContaining({ params: { id: late.id }, body: { reason: 'Viajo.' } }),
      ]),
    );
  });

  it('with nobody who attends it says so, and is called off but not moved', async () => {
    const unattended = booking({ state: 'confirmed', unattended: true });
    service({ listBookings: { bookings: [unattended] } });
    await show(<BookedList onEnter={vi.fn()} />);
    await screen.findByText(/^Por enquanto ninguém atende esta consulta\./);
    expect(screen.getByRole('button', { name: /^Desmarcar/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Mudar horário/ })).toBeNull();
  });

  it('takes a word to the professional, and shows what they wrote back', async () => {
    const mine = booking({ state: 'confirmed', answer: 'Até lá.' });
    const server = service({ listBookings: { bookings: [mine] } });
    const { person } = await show(<BookedList onEnter={() => undefined} />);
    expect(await screen.findByText(/Resposta: Até lá\./)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: /^Recado/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Recado da consulta' });
    await person.type(within(sheet).getByLabelText('Seu recado'), 'Levo o resumo.');
    await person.click(within(sheet).getByRole('button', { name: 'Enviar' }));
    await waitFor(() =>
      expect(server.asked(bookingContract.writeNote)).toEqual([
        expect.objectContaining({ params: { id: mine.id }, body: { text: 'Levo o resumo.' } }),
      ]),
    );
  });

  it('in person says where, and has no way to a room; the network says why it called one off', async () => {
    const place = 'Rua das Acácias, 12';
    const off = { state: 'cancelled', cancelledBy: 'administration', reason: 'Saiu.' } as const;
    const bookings = [
      booking({ state: 'confirmed', mode: 'inPerson', place }),
      booking({ ...off, id: '00000000-0000-4000-8000-000000000003' }),
    ];
    service({ listBookings: { bookings } });
    await show(<BookedList onEnter={() => undefined} />);
    expect(await screen.findByText(/^Presencial: Rua das Acácias, 12/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Ir para a sala/ })).toBeNull();
    expect(screen.getByText('Desmarcada pela administração da rede.')).toBeTruthy();
    expect(screen.getByText('Recado: Saiu.')).toBeTruthy();
  });

  it('says how it went', async () => {
    const states = ['declined', 'expired', 'cancelled', 'missed'] as const;
    const bookings = states.map((state, nth) =>
      booking({ state, id: `00000000-0000-4000-8000-00000000001${nth}` }),
    );
    service({ listBookings: { bookings } });
    await show(<BookedList onEnter={() => undefined} />);
    for (const text of ['Não deu certo', 'Sem resposta', 'Desmarcada', 'Não aconteceu']) {
      expect(await screen.findByText(text)).toBeTruthy();
    }
  });

  it('leads to the network where it is nothing', async () => {
    service({ listBookings: { bookings: [] } });
    await show(<BookedList onEnter={() => undefined} />);
    expect(await screen.findByRole('link', { name: 'Ver a rede' })).toBeTruthy();
  });
});

describe('an agenda', () => {
  const waiting = booking({ side: 'professional', with: 'Ana R.', note: 'Primeira vez.' });
  const agenda = {
    hours: HOURS,
    agreed: true,
    starts: [],
    bookings: [waiting],
    waiting: [waiting],
  };

  it('takes a request on with a record of its viability', async () => {
    const server = service({ readAgenda: agenda });
    const { person } = await show(<AgendaPage />);
    const request = await screen.findByRole('region', { name: /^Ana R\., / });
    expect(within(request).getByText('“Primeira vez.”')).toBeTruthy();
    await clean();
    await person.click(within(request).getByRole('button', { name: 'Confirmar' }));
    const sheet = await screen.findByRole('dialog', { name: 'Confirmar a consulta' });
    await person.click(within(sheet).getByRole('button', { name: 'Confirmar' }));
    expect(within(sheet).getByText('Escreva o motivo em uma frase.')).toBeTruthy();
    await person.click(within(sheet).getByLabelText('Pode ser feita, com cuidados.'));
    await person.type(within(sheet).getByLabelText('Por quê'), 'Sem fones.');
    await person.click(within(sheet).getByRole('button', { name: 'Confirmar' }));
    await waitFor(() =>
      expect(server.asked(bookingContract.confirmBooking)).toEqual([
        expect.objectContaining({
          params: { id: waiting.id },
          body: { viability: { verdict: 'care', reason: 'Sem fones.' } },
        }),
      ]),
    );
  });

  it('is opened by hours, which say what is wrong with them', async () => {
    const server = service({
      readAgenda: { ...agenda, hours: null, agreed: false, bookings: [], waiting: [] },
    });
    const { person } = await show(<AgendaPage />);
    await person.click(await screen.findByRole('button', { name: 'Abrir horários' }));
    const sheet = await screen.findByRole('dialog', { name: 'Seus horários' });
    const minutes = within(sheet).getByLabelText('Duração, em minutos');
    await person.clear(minutes);
    await person.type(minutes, '500');
    await person.click(within(sheet).getByRole('button', { name: 'Salvar' }));
    expect(within(sheet).getByText('Escreva um número de 20 a 120.')).toBeTruthy();
    expect(within(sheet).getByText('Para abrir horários, leia e aceite o contrato.')).toBeTruthy();
    await person.clear(minutes);
    await person.type(minutes, '50');
    await person.click(within(sheet).getByLabelText(/^Li e aceito o contrato/));
    await person.click(within(sheet).getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(server.asked(bookingContract.saveHours)).toEqual([
        expect.objectContaining({
          body: expect.objectContaining({ hours: expect.objectContaining({ minutes: 50 }) }),
        }),
      ]),
    );
  });

  it('says of a week without entries that there is nothing, and of no other', async () => {
    service({ readAgenda: { ...agenda, starts: [], bookings: [], waiting: [] } });
    const { unmount } = await show(<AgendaPage />);
    expect(await screen.findByText('Nada nesta semana.')).toBeTruthy();
    unmount();
    service({ readAgenda: { ...agenda, starts: [new Date().toISOString()] } });
    await show(<AgendaPage />);
    await screen.findByText('Livre');
    expect(screen.queryByText('Nada nesta semana.')).toBeNull();
  });

  it('opens hours on one date, says what that makes of it, and takes it on in person', async () => {
    const opened = [{ day: '2099-12-25', from: '10:00', to: '12:00' }];
    const there = booking({
      ...{ side: 'professional', with: 'Ana R.', mode: 'inPerson', place: 'Rua A' },
      guardian: {
        ...{ name: 'Rosa', phone: '11912345678', relationship: 'mother' },
        authorizedOn: '2026-11-24T12:00:00.000Z',
      },
    });
    const server = service({
      readAgenda: { ...agenda, hours: { ...HOURS, opened }, waiting: [there] },
    });
    const { person } = await show(<AgendaPage />);
    const days = await screen.findByRole('region', { name: 'Dias diferentes' });
    expect(within(days).getByText('Horas a mais: 10:00 às 12:00')).toBeTruthy();
    await person.click(within(days).getByRole('button', { name: /^Abrir ou fechar 25 de dez/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Um dia só' });
    expect(within(sheet).getByRole('status').textContent).toMatch(/Horários: 2\.$/);
    await clean();
    await person.click(within(sheet).getByLabelText('Fechar o dia'));
    await person.click(within(sheet).getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(server.asked(bookingContract.saveDay)).toEqual([
        expect.objectContaining({
          params: { day: '2099-12-25' },
          body: { closed: true, opened: [] },
        }),
      ]),
    );
    const request = await screen.findByRole('region', { name: /^Ana R\., / });
    expect(within(request).getByText(/Rosa \(mãe\), 11912345678\. Autorizou em/)).toBeTruthy();
    await person.click(within(request).getByRole('button', { name: 'Confirmar' }));
    const confirming = await screen.findByRole('dialog', { name: 'Confirmar a consulta' });
    await person.click(within(confirming).getByRole('button', { name: 'Confirmar' }));
    await waitFor(() =>
      expect(server.asked(bookingContract.confirmBooking)).toEqual([
        expect.objectContaining({ params: { id: there.id }, body: { viability: null } }),
      ]),
    );
  });

  it('says that a new contract keeps requests away until it is accepted', async () => {
    service({ readAgenda: { ...agenda, agreed: false } });
    const { person } = await show(<AgendaPage />);
    expect(await screen.findByText(/^O contrato tem um texto novo/)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Mudar' }));
    const sheet = await screen.findByRole('dialog', { name: 'Seus horários' });
    expect(within(sheet).getByLabelText(/^Li e aceito o contrato/)).toBeTruthy();
  });

  it('is nobody’s who does not sign in as a professional', async () => {
    service({ readAgenda: refuse('not_found') });
    await show(<AgendaPage />);
    expect(await screen.findByRole('heading', { name: 'Você não tem agenda aqui' })).toBeTruthy();
  });
});
