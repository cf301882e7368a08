export { HOME_PATH as HOME } from '#features/accounts/contract/return-path.ts';

/** The help page works without a session and offline; it lies outside the app. */
export const HELP = '/ajuda';
/** Writing in the diary, with the cursor in the text. */
export const WRITE = { to: '/diary', search: { write: 1 } } as const;
