import type { UserRow } from '../protocol/presenters.ts';

/** Whether nobody ever showed that an account is theirs, or was let into it. */
export const isUnproven = ({
  emailConfirmedAt,
  phoneConfirmedAt,
  lastSignInAt,
}: Pick<UserRow, 'emailConfirmedAt' | 'phoneConfirmedAt' | 'lastSignInAt'>): boolean =>
  !emailConfirmedAt && !phoneConfirmedAt && !lastSignInAt;
