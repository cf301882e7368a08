import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findLanguage } from '#features/access/server/index.ts';
import { endMails } from '#features/notifications/server/index.ts';
import {
  FALLBACK_LANGUAGE,
  type Language,
  languageOfHeader,
  languageOfTag,
} from '#packages/i18n/languages.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { escapeHtml } from '#packages/mail/index.ts';
import { recipientOf } from '../reminders.queries.ts';
import { UNSUBSCRIBE_PATH } from './reminder-mail.ts';
import { REMINDER_TEXTS } from './reminder-texts.ts';
import { personOfToken } from './unsubscribe-token.ts';

const STYLE = `
:root { color-scheme: light dark; }
body { max-width: 34rem; margin: 0 auto; padding: 4rem 1.25rem; font: 17px/1.6 Figtree, system-ui, sans-serif;
  color: #1d241e; background: #f7f9f7; }
main { padding: 2rem; background: #fff; border: 1px solid #e3e8e3; border-radius: 20px; }
h1 { margin: 0 0 .75rem; font-size: 1.6rem; line-height: 1.25; letter-spacing: -.015em; }
p { margin: 0 0 1.5rem; color: #555d56; }
button, a { display: inline-block; padding: .8rem 1.5rem; border: 0; border-radius: 99px; font: inherit;
  font-weight: 600; color: #fff; background: #256e52; text-decoration: none; cursor: pointer; }
:focus-visible { outline: 3px solid #70c39f; outline-offset: 2px; }
@media (prefers-color-scheme: dark) {
  body { color: #e7efeb; background: #0d1713; } main { background: #141f1a; border-color: #2c3933; }
  p { color: #a9b4af; } button, a { color: #08100d; background: #70c39f; }
}`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

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
  return reply
    .code(step === 'bad' ? 400 : 200)
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page(language, step));
}

function page(language: Language, step: Step): string {
  const text = REMINDER_TEXTS[language].page;
  const title = { ask: text.title, done: text.doneTitle, bad: text.badTitle }[step];
  const lead = { ask: text.ask, done: text.done, bad: text.bad }[step];
  const action =
    step === 'ask'
      ? `<form method="post"><button>${escapeHtml(text.button)}</button></form>`
      : `<a href="/notifications?tab=reminders">${escapeHtml(text.open)}</a>`;
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Florescer</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(lead)}</p>${action}</main></body>
</html>
`;
}
