import { type ConsentSubject, hasConsent, recordConsent } from '#features/privacy/server/index.ts';
import { type Caller, fail } from '#packages/api/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import { LANGUAGES, type Language } from '#packages/i18n/languages.ts';
import type { ServerContext, Settings } from '#packages/kernel/index.ts';

export interface WriterView {
  available: boolean;
  model: string | null;
  consented: boolean;
}

/** Whether a model is configured here, and whether the caller lets it write. */
export async function getWriter(context: ServerContext, caller: Caller): Promise<WriterView> {
  const { languageModel } = context.settings;
  return {
    available: languageModel !== null,
    model: languageModel?.model ?? null,
    consented: await mayModelWrite(context.db, context.settings, caller.userId),
  };
}

/** Writes the caller's choice down. Taking back is always possible; there must be a model to agree to. */
export async function setWriter(
  context: ServerContext,
  caller: Caller,
  { consented, language }: { consented: boolean; language: string },
): Promise<WriterView> {
  const { db, settings } = context;
  if (!isLanguage(language)) throw fail('invalid', 'The consent text exists in no such language');
  if (consented && !settings.languageModel) {
    throw fail('conflict', 'No language model is configured here');
  }
  await recordConsent(db, caller.userId, subjectOf(settings), {
    action: consented ? 'grant' : 'revoke',
    language,
    channel: 'web',
    at: context.now(),
  });
  return getWriter(context, caller);
}

/** True only with a configured model and the person's stored consent to that very one. */
export async function mayModelWrite(
  db: Queryable,
  settings: Settings,
  userId: string,
): Promise<boolean> {
  return settings.languageModel !== null && hasConsent(db, userId, subjectOf(settings));
}

/** Another service or another model needs another consent. */
function subjectOf({ languageModel }: Settings): ConsentSubject {
  const detail = languageModel ? `${languageModel.model} ${languageModel.baseUrl}` : '';
  return { purpose: 'diary_language_model', detail };
}

function isLanguage(text: string): text is Language {
  return LANGUAGES.some((language) => language === text);
}
