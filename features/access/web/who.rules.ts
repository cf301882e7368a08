import { AVATARS, type AvatarName } from '#packages/ui/art/avatars.ts';

/** Who the frame shows. */
export interface Who {
  readonly id: string;
  readonly name: string;
  /** The plant that the person chose; null while it is the one of their id. */
  readonly avatar: AvatarName | null;
}

const isAvatar = (value: unknown): value is AvatarName =>
  (AVATARS as readonly unknown[]).includes(value);

/**
 * The person as the server tells of them and, without its answer, as the session stored here does: a
 * page opened without a connection is still theirs.
 */
export function whoOf(
  me: { readonly id: string; readonly fullName: string } | null,
  stored: string | null,
): Who {
  const user = userOf(stored);
  const known = user && (me === null || me.id === user.id) ? user : null;
  const metadata = (known?.user_metadata ?? {}) as Record<string, unknown>;
  const name = typeof metadata.full_name === 'string' ? metadata.full_name : '';
  return {
    id: me?.id ?? known?.id ?? '',
    name: me?.fullName ?? name,
    avatar: isAvatar(metadata.avatar) ? metadata.avatar : null,
  };
}

function userOf(stored: string | null): { id: string; user_metadata?: unknown } | null {
  try {
    const { user } = JSON.parse(stored ?? '{}');
    return typeof user?.id === 'string' ? user : null;
  } catch {
    return null;
  }
}
