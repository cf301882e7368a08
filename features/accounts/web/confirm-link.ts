import { HOME_PATH, returnPath } from '../contract/return-path.ts';

/** Kinds of mailed links, as the auth service names them. */
export const LINK_KINDS = [
  'signup',
  'recovery',
  'magiclink',
  'email_change',
  'invite',
  'email',
] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

export interface ConfirmLink {
  readonly tokenHash: string;
  readonly kind: LinkKind;
  /** Where to go once it is confirmed: a path of this site. */
  readonly target: string;
}

/** Where a new password is chosen. */
export const PASSWORD_PATH = '/reset-password';

const isKind = (text: string | null): text is LinkKind => LINK_KINDS.some((kind) => kind === text);

/** The kind that an address names; a sign-up confirmation when it names none we know. */
export function linkKindOf(search: string): LinkKind {
  const kind = new URLSearchParams(search).get('type');
  return isKind(kind) ? kind : 'signup';
}

/**
 * Reads `/confirm?token_hash=...&type=...&redirect_to=...`; null when token or kind is missing.
 * A new password is chosen on our own screen whatever `redirect_to` says, and an invited person
 * has none yet.
 */
export function readConfirmLink(search: string, origin: string): ConfirmLink | null {
  const parameters = new URLSearchParams(search);
  const tokenHash = parameters.get('token_hash') ?? '';
  const kind = parameters.get('type');
  if (tokenHash === '' || !isKind(kind)) return null;
  const wanted = parameters.get('redirect_to') ?? HOME_PATH;
  // An address that was registered twice keeps no password: its mail leads to choosing one.
  const setsPassword =
    kind === 'recovery' || kind === 'invite' || wanted === `${origin}${PASSWORD_PATH}`;
  const target = setsPassword ? PASSWORD_PATH : returnPath(wanted, origin);
  return { tokenHash, kind, target };
}
