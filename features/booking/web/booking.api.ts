import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiOptions } from '#features/access/web/index.ts';
import { networkContract } from '#features/network/contract/network.contract.ts';
import { createClient } from '#packages/api/client/index.ts';
import {
  type BookingMode,
  bookingContract,
  CONTRACT_VERSION,
  type Guardian,
  type Viability,
} from '../contract/booking.contract.ts';
import type { SingleDay, WeekHours } from '../contract/hours.ts';

const bookingApi = createClient(bookingContract, apiOptions);
const networkApi = createClient(networkContract, apiOptions);

/** So many favourites are asked when they are free. */
const FAVOURITES = 3;

/** Key of everything about bookings in the query cache, which lives in memory only. */
export const BOOKING_KEY = ['booking'] as const;

/** When somebody of the network is free; null for who takes no bookings. */
export function useOffer(entryId: string) {
  return useQuery({
    queryKey: [...BOOKING_KEY, 'offer', entryId],
    queryFn: ({ signal }) => bookingApi.offerOf({ params: { id: entryId } }, { signal }),
    select: ({ offer }) => offer,
    staleTime: 0,
  });
}

/** The first of those whom the caller has marked in the network. */
export function useFavourites() {
  return useQuery({
    queryKey: ['network', 'favourites', FAVOURITES],
    queryFn: ({ signal }) =>
      networkApi.search({ body: { favourites: true, limit: FAVOURITES } }, { signal }),
    select: ({ items }) => items,
    staleTime: 0,
  });
}

export function useBookings() {
  return useQuery({
    queryKey: [...BOOKING_KEY, 'list'],
    queryFn: ({ signal }) => bookingApi.listBookings({}, { signal }),
    select: ({ bookings }) => bookings,
    staleTime: 0,
  });
}

/** The professional's week from a day on. */
export function useAgenda(from: string) {
  return useQuery({
    queryKey: [...BOOKING_KEY, 'agenda', from],
    queryFn: ({ signal }) => bookingApi.readAgenda({ query: { from, days: 7 } }, { signal }),
    staleTime: 0,
  });
}

interface Request {
  id: string;
  entryId: string;
  startsAt: string;
  mode: BookingMode;
  note: string | null;
  guardian: Guardian | null;
}

/** What the two do with bookings; each rejects when the server has not taken it. */
export function useBookingChanges() {
  const client = useQueryClient();
  const settled = {
    onSettled: () =>
      Promise.all(
        [BOOKING_KEY, ['meetings'], ['calendar']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  };
  const request = useMutation({
    ...settled,
    mutationFn: (body: Request) =>
      bookingApi.requestBooking({ body: { ...body, contract: CONTRACT_VERSION } }),
  });
  const move = useMutation({
    ...settled,
    mutationFn: ({ id, startsAt }: { id: string; startsAt: string }) =>
      bookingApi.moveBooking({ params: { id }, body: { startsAt } }),
  });
  const cancel = useMutation({
    ...settled,
    mutationFn: ({ id, reason }: { id: string; reason: string | null }) =>
      bookingApi.cancelBooking({ params: { id }, body: { reason } }),
  });
  const confirm = useMutation({
    ...settled,
    mutationFn: ({ id, viability }: { id: string; viability: Viability | null }) =>
      bookingApi.confirmBooking({ params: { id }, body: { viability } }),
  });
  const decline = useMutation({
    ...settled,
    mutationFn: ({ id, reason }: { id: string; reason: string | null }) =>
      bookingApi.declineBooking({ params: { id }, body: { reason } }),
  });
  const note = useMutation({
    ...settled,
    mutationFn: ({ id, text }: { id: string; text: string | null }) =>
      bookingApi.writeNote({ params: { id }, body: { text } }),
  });
  const missed = useMutation({
    ...settled,
    mutationFn: (id: string) => bookingApi.markMissed({ params: { id } }),
  });
  const saveHours = useMutation({
    ...settled,
    mutationFn: (hours: WeekHours) =>
      bookingApi.saveHours({ body: { hours, contract: CONTRACT_VERSION } }),
  });
  const saveDay = useMutation({
    ...settled,
    mutationFn: ({ day, ...body }: SingleDay & { day: string }) =>
      bookingApi.saveDay({ params: { day }, body }),
  });
  return { request, move, cancel, confirm, decline, note, missed, saveHours, saveDay };
}

export const contractOf = (id: string): Promise<Blob> => bookingApi.contractPdf({ params: { id } });
