import { FALLBACK_LANGUAGE, type Language, languageOfTag } from '#packages/i18n/languages.ts';
import type { Accounts } from '../accounts.ts';
import type { UserRow } from '../protocol/presenters.ts';

/** The language to write to a person in: chosen, registered with, that of the request, ours. */
export async function languageOf(
  { context, extensions }: Accounts,
  user: UserRow,
  ofRequest: Language | null,
): Promise<Language> {
  const chosen = await extensions.languageOf(context.db, user.id);
  const registered = user.userMetadata.language;
  return (
    languageOfTag(chosen ?? '') ??
    languageOfTag(typeof registered === 'string' ? registered : '') ??
    ofRequest ??
    FALLBACK_LANGUAGE
  );
}
