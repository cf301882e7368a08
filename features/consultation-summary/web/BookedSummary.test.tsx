import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type FakeServer, fakeServer, refuse } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import {
  type BookedConsultation,
  bookedSummaryContract,
  NOT_AHEAD,
} from '../contract/booked-summary.contract.ts';
import type { Summary } from '../contract/summary.ts';
import { BookedPart } from './parts/BookedPart.tsx';
import { BookedSummary } from './parts/BookedSummary.tsx';

const ID = '00000000-0000-4000-8000-000000000002';
const DAY_MS = 86_400_000;
const SUMMARY: Summary = {
  ...{ language: 'pt-BR', timeZone: 'America/Sao_Paulo', createdAt: '2026-11-20T12:00:00.000Z' },
  ...{ from: '2026-10-21', to: '2026-11-20', period: '30d', name: null, message: 'Durmo mal.' },
  ...{ entries: [], signals: null, emotions: null, notes: [] },
};
const booked = (more: Partial<BookedConsultation> = {}): BookedConsultation => ({
  ...{ bookingId: ID, side: 'client', with: 'Helena Prado', sharedAt: null, openedAt: null },
  startsAt: new Date(Date.now() + 3 * DAY_MS).toISOString(),
  ...more,
});
const SHARED = { sharedAt: '2026-11-20T12:00:00.000Z' };
const server = (one: BookedConsultation): FakeServer =>
  fakeServer(bookedSummaryContract, {
    listBooked: { consultations: [one] },
    shareSummary: booked(SHARED),
    readBooked: { summary: SUMMARY, sharedAt: SHARED.sharedAt },
    withdrawSummary: undefined,
  });

it('shares a summary with the professional of a consultation, and says so', async () => {
  const api = server(booked());
  const { person } = await show(<BookedPart summary={SUMMARY} unfit={false} />);
  expect(await screen.findByText(/Sua empresa não vê/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Compartilhar nesta consulta' }));
  expect(await screen.findByText(/^Compartilhado. Helena Prado/)).toBeTruthy();
  expect(api.asked(bookedSummaryContract.shareSummary)[0]).toMatchObject({
    params: { id: ID },
    body: SUMMARY,
  });
});

it('says what to do where the consultation is not ahead any more', async () => {
  server(booked()).answer(bookedSummaryContract, { shareSummary: refuse(NOT_AHEAD) });
  const { person } = await show(<BookedPart summary={SUMMARY} unfit={false} />);
  await person.click(await screen.findByRole('button', { name: 'Compartilhar nesta consulta' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Escolha outra');
});

it('offers nothing to somebody without a consultation of their own', async () => {
  const api = server(booked({ side: 'professional', with: null, ...SHARED }));
  const { container } = await show(<BookedPart summary={SUMMARY} unfit={false} />);
  await waitFor(() => expect(api.calls.length).toBe(1));
  expect(container.querySelector('button')).toBeNull();
});

it('is read by its professional only when they ask, and not taken back by them', async () => {
  const api = server(booked({ side: 'professional', with: null, ...SHARED }));
  const { person } = await show(<BookedSummary bookingId={ID} />);
  const read = await screen.findByRole('button', { name: 'Ler o resumo' });
  expect(screen.queryByRole('button', { name: 'Retirar o resumo' })).toBeNull();
  expect(api.asked(bookedSummaryContract.readBooked)).toEqual([]);
  await person.click(read);
  expect(await screen.findByText('Durmo mal.')).toBeTruthy();
});

it('tells its person whether it was opened, and is taken back', async () => {
  const api = server(booked(SHARED));
  const { person } = await show(<BookedSummary bookingId={ID} />);
  expect(await screen.findByText(/Ainda não foi aberto/)).toBeTruthy();
  api.answer(bookedSummaryContract, { listBooked: { consultations: [booked()] } });
  await person.click(screen.getByRole('button', { name: 'Retirar o resumo' }));
  await waitFor(() => expect(screen.queryByText(/Resumo compartilhado em/)).toBeNull());
  expect(api.changes).toEqual([`DELETE /api/consultation/booked/${ID}`]);
});

it.each([
  ['to share one', <BookedPart key="part" summary={SUMMARY} unfit={false} />],
  ['to read one', <BookedSummary key="summary" bookingId={ID} />],
])(
  'says that the consultations did not come where somebody wants %s, and asks again',
  async (_, part) => {
    const api = server(booked(SHARED));
    api.answer(bookedSummaryContract, { listBooked: refuse('internal') });
    const { person } = await show(part);
    expect((await screen.findByRole('alert')).textContent).toContain('Não deu para carregar');
    api.answer(bookedSummaryContract, { listBooked: { consultations: [booked(SHARED)] } });
    await person.click(
      screen.getByRole('button', { name: 'Tentar carregar as consultas de novo' }),
    );
    expect(
      await screen.findByRole('button', { name: /^(Trocar o que|Ler o resumo)/ }),
    ).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
