/** Where a person’s meetings are. */
export const MEETINGS_PATH = '/teams-call';
/** Where a meeting takes place, with or without an account; what opens it stands in the fragment. */
export const ROOM_PATH = '/sala';
