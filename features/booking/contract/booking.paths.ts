/** Where a professional looks after their agenda. */
export const AGENDA_PATH = '/network/agenda';
/** Where a person finds what they have booked. */
export const BOOKINGS_PATH = '/teams-call?tab=booked';
