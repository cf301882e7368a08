import type { Queryable } from '#packages/db/index.ts';
import { FALLBACK_LANGUAGE, type Language, languageOfTag } from '#packages/i18n/languages.ts';
import type { Accounts } from '../accounts.ts';
import { chosenLanguage } from '../plug-in-points.ts';
import type { UserRow } from '../protocol/presenters.ts';
import { registeredLanguage } from '../users/metadata.rules.ts';

/**
 * The language to write to a person in: chosen, registered with, that of the request, ours. An
 * invitation is registered with what its `data` say; its request is the operator's, whose language
 * is the best guess at that of the people they invite. A company has none of its own.
 */
export async function languageOf(
  { context }: Accounts,
  user: UserRow,
  ofRequest: Language | null,
  db: Queryable = context.db,
): Promise<Language> {
  const answers = chosenLanguage.of(context).map((find) => find(db, user.id));
  const chosen = (await Promise.all(answers)).find(Boolean);
  return (
    languageOfTag(chosen ?? '') ??
    registeredLanguage(user.userMetadata) ??
    ofRequest ??
    FALLBACK_LANGUAGE
  );
}
