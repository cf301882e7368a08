import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../../mail/index.ts';

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

interface SmallPage {
  /** BCP 47. */
  language: string;
  title: string;
  paragraphs: readonly string[];
  /** What can be done: a button that sends the same address as POST, or a link. */
  action?: { label: string; href?: string };
}

/** A page of a few words that needs neither the app nor scripts, for who comes from a mail; kept nowhere. */
export function sendSmallPage(
  reply: FastifyReply,
  status: number,
  { language, title, paragraphs, action }: SmallPage,
): FastifyReply {
  const lead = paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
  const button = !action
    ? ''
    : action.href
      ? `<a href="${escapeHtml(action.href)}">${escapeHtml(action.label)}</a>`
      : `<form method="post"><button>${escapeHtml(action.label)}</button></form>`;
  return reply
    .code(status)
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="${escapeHtml(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Florescer</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${lead}${button}</main></body>
</html>
`);
}
