import * as z from 'zod';
import type { Accounts } from '../accounts.ts';
import { findUser } from '../users/users.queries.ts';
import { AuthError, invalidRequest } from './auth-error.ts';
import type { UserRow } from './presenters.ts';

/** The person whom an operator's route names by `:id`; 404 for nobody and for what is no id. */
export async function requireUser({ context }: Accounts, params: unknown): Promise<UserRow> {
  const { id } = params as { id: string };
  if (!z.uuid().safeParse(id).success) throw invalidRequest('user_id must be an UUID', 404);
  const user = await findUser(context.db, id);
  if (!user) throw new AuthError(404, 'user_not_found', 'User not found');
  return user;
}
