/** Every delay and limit of the access rules, in milliseconds (specification sections 4 and 9). */

/** A protected page waits this long for a session before it leads to the sign-in. */
export const REDIRECT_DELAY_MS = 300;
/** User data are loaded this long after the person is known. */
export const DATA_LOAD_DELAY_MS = 300;
/** Cached user data older than this are not used. */
export const CACHE_LIFE_MS = 30 * 60_000;
/** User data are fetched at most once in this time. */
export const FETCH_THROTTLE_MS = 15_000;
/** The session is checked against the server at most once in this time. */
export const SESSION_VALIDATION_MS = 30_000;
/** A token refresh within this time of the one before is ignored. */
export const TOKEN_REFRESH_THROTTLE_MS = 5_000;
/** Starting again within this time is ignored. */
export const INIT_COOLDOWN_MS = 3_000;

/** Local storage key of the cached user data. */
export const USER_DATA_KEY = 'florescer-user-data';
/** Local storage key of the session that was last left by choice. */
export const LEFT_SESSION_KEY = 'florescer-left';
