import { defineScreen, type WebFeature } from '#packages/ui/screens/index.ts';
import { AGENDA_PATH } from '../contract/booking.paths.ts';

const agendaScreen = defineScreen({
  name: 'bookingAgenda',
  path: AGENDA_PATH,
  guard: 'signedIn',
  texts: ['booking', 'consultation-summary'],
  responsive: () => import('./AgendaPage.tsx'),
});

export const bookingFeature: WebFeature = {
  screens: [agendaScreen],
  hears: [{ topic: 'booking', load: () => import('./booking.events.ts') }],
};
