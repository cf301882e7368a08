import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findLanguage } from '#features/access/server/index.ts';
import { endMails } from '#features/notifications/server/index.ts';
import { sendSmallPage } from '#packages/api/server/index.ts';
import { FALLBACK_LANGUAGE, languageOfHeader, languageOfTag } from '#packages/i18n/languages.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { recipientOf } from '../reminders.queries.ts';
import { REMINDER_TEXTS } from '../texts.ts';
import { UNSUBSCRIBE_PATH } from './reminder-mail.ts';
import { personOfToken } from './unsubscribe-token.ts';

type Step = 'ask' | 'done' | 'bad';

/**
 * The page that ends reminders by mail, without signing in and without scripts. Opening it changes
 * nothing, since mail scanners open links; its button, and the one of the mail program (RFC 8058),
 * send the POST.
 */
export function serveUnsubscribe(app: FastifyInstance, context: ServerContext): void {
  void app.register(async (scope) => {
    // What a form or a mail program sends along says nothing that the address does not.
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 10_000 },
      (_request, _body, done) => done(null, undefined),
    );
    scope.get(UNSUBSCRIBE_PATH, { schema: { hide: true } }, async (request, reply) => {
      const userId = await personOfToken(context, tokenOf(request));
      return answer(context, request, reply, { userId, step: userId ? 'ask' : 'bad' });
    });
    scope.post(UNSUBSCRIBE_PATH, { schema: { hide: true } }, async (request, reply) => {
      const userId = await personOfToken(context, tokenOf(request));
      // Nothing to end for people who are gone.
      if (userId && (await recipientOf(context.db, userId))) {
        await endMails(context.db, userId, 'reminders');
      }
      return answer(context, request, reply, { userId, step: userId ? 'done' : 'bad' });
    });
  });
}

const tokenOf = (request: FastifyRequest) => (request.query as { token?: unknown }).token;

async function answer(
  context: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, step }: { userId: string | null; step: Step },
) {
  const chosen = userId ? await findLanguage(context.db, userId) : null;
  const language =
    languageOfTag(chosen ?? '') ??
    languageOfHeader(request.headers['accept-language'] ?? '') ??
    FALLBACK_LANGUAGE;
  const text = REMINDER_TEXTS[language].page;
  return sendSmallPage(reply, step === 'bad' ? 400 : 200, {
    language,
    title: { ask: text.title, done: text.doneTitle, bad: text.badTitle }[step],
    paragraphs: [{ ask: text.ask, done: text.done, bad: text.bad }[step]],
    action:
      step === 'ask'
        ? { label: text.button }
        : { label: text.open, href: '/notifications?tab=reminders' },
  });
}
