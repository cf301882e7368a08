import { createHash } from 'node:crypto';
import { asc, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/index.ts';
import { developmentSms } from '../sms/index.ts';
import { escapeHtml } from './letter.ts';
import { developmentMail } from './mail.tables.ts';

/** Mails, and text messages, shown on the page; the JSON gives all. */
const NEWEST = 50;

const STYLE = `
:root { color-scheme: light dark; }
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 Figtree, system-ui, sans-serif;
  color: #1d241e; background: #f7f9f7; }
h1 { font-size: 1.5rem; } h2 { margin: 0; font-size: 1.1rem; }
article { margin: 1rem 0; padding: 1.25rem; background: #fff; border: 1px solid #e3e8e3; border-radius: 16px; }
p { margin: .25rem 0; color: #555d56; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
a { color: #256e52; }
@media (prefers-color-scheme: dark) {
  body { color: #e7efeb; background: #0d1713; } article { background: #141f1a; border-color: #2c3933; }
  p { color: #a9b4af; } a { color: #98dabb; }
}`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'; base-uri 'none'`;

/**
 * `/dev/mailbox` (a page of mails and text messages, newest first) and
 * `/dev/mailbox.json?to=ADDRESS` (mails, oldest first). Only for instances that nobody but their developer reaches: the mails hold sign-in links.
 */
export function serveMailbox(app: FastifyInstance, db: Database): void {
  app.get('/dev/mailbox', { schema: { hide: true } }, async (_request, reply) => {
    const mails = await db
      .select()
      .from(developmentMail)
      .orderBy(desc(developmentMail.createdAt), desc(developmentMail.id))
      .limit(NEWEST);
    const messages = await db
      .select()
      .from(developmentSms)
      .orderBy(desc(developmentSms.createdAt), desc(developmentSms.id))
      .limit(NEWEST);
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', POLICY)
      .type('text/html; charset=utf-8')
      .serializer((html: string) => html)
      .send(page([...mails, ...messages]));
  });

  app.get('/dev/mailbox.json', { schema: { hide: true } }, async (request, reply) => {
    const { to } = request.query as { to?: string | string[] };
    const mails = await db
      .select()
      .from(developmentMail)
      .where(typeof to === 'string' ? eq(developmentMail.to, to.toLowerCase()) : undefined)
      .orderBy(asc(developmentMail.createdAt), asc(developmentMail.id));
    return reply.header('cache-control', 'no-store').send(
      mails.map(({ to, subject, text, html, replyTo, calendar, createdAt }) => ({
        to,
        subject,
        text,
        html,
        ...(replyTo ? { replyTo } : {}),
        calendar,
        at: createdAt.toISOString(),
      })),
    );
  });
}

type Shown = typeof developmentMail.$inferSelect | typeof developmentSms.$inferSelect;

function page(messages: readonly Shown[]): string {
  const newestFirst = messages.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const list = newestFirst.map(article).join('\n') || '<p>No mail yet.</p>';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Development mailbox</title><style>${STYLE}</style></head>
<body><h1>Development mailbox</h1>
<p>Mail and text messages that a configured server would send. Newest first.</p>
${list}
</body></html>`;
}

function article(message: Shown): string {
  const { to, text, createdAt } = message;
  const title = 'subject' in message ? message.subject : 'Text message';
  return `<article><h2>${escapeHtml(title)}</h2>
<p>To ${escapeHtml(to)}, <time datetime="${createdAt.toISOString()}">${createdAt.toISOString()}</time></p>
<pre>${linked(text)}</pre></article>`;
}

/** Web addresses of a plain text as links. */
function linked(text: string): string {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => {
      const shown = escapeHtml(part);
      return index % 2 ? `<a href="${shown}">${shown}</a>` : shown;
    })
    .join('');
}
