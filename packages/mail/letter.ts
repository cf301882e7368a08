import type { Mail } from './mailer.ts';

/** What a mail says; the layout is the same for all. Texts are plain, never markup. */
export interface Letter {
  /** BCP 47, for screen readers and translation tools. */
  language: string;
  subject: string;
  /** Shown beside the subject in a list of mails. */
  preview: string;
  title: string;
  paragraphs: readonly string[];
  button?: { label: string; href: string };
  /** A code to type instead of pressing the button. */
  code?: { label: string; value: string };
  /** Says what the link under the button is, for those whose button does not work. */
  linkHint?: string;
  /** Small print: why this mail came and what to do if it was not asked for. */
  footer: readonly string[];
  /** Ends mails of this kind; a link below the small print, and the mail program's own button. */
  unsubscribe?: { label: string; href: string };
}

/** Colours of the product's light scheme; mail programs know no variables. */
const COLOR = {
  page: '#F0F4F0',
  surface: '#FFFFFF',
  ink: '#1D241E',
  muted: '#555D56',
  brand: '#256E52',
  onBrand: '#FFFFFF',
  brandSoft: '#DDF5E8',
  line: '#E3E8E3',
} as const;
const FONT = "Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** A letter as a mail: HTML of tables with inline styles and no remote images, and plain text. */
export function renderLetter(to: string, letter: Letter): Mail {
  const mail = {
    to,
    subject: letter.subject,
    text: renderText(letter),
    html: renderHtml(letter),
  };
  return letter.unsubscribe ? { ...mail, unsubscribe: letter.unsubscribe.href } : mail;
}

function renderText({ title, paragraphs, button, code, footer, unsubscribe }: Letter): string {
  return [
    title,
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.href}`] : []),
    ...(code ? [`${code.label} ${code.value}`] : []),
    '--\nFlorescer',
    ...footer,
    ...(unsubscribe ? [`${unsubscribe.label}:\n${unsubscribe.href}`] : []),
  ].join('\n\n');
}

function renderHtml(letter: Letter): string {
  const { language, subject, preview, title, paragraphs, footer } = letter;
  const body = [
    heading(title),
    ...paragraphs.map((text) => paragraph(text, COLOR.ink, 16)),
    letter.button ? button(letter.button) : '',
    letter.code ? codeBox(letter.code) : '',
    letter.button && letter.linkHint ? plainLink(letter.linkHint, letter.button.href) : '',
  ].join('\n');
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${COLOR.page};">
<div style="display:none;max-height:0;overflow:hidden;">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${COLOR.page};">
<tr><td align="center" style="padding:32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;">
<tr><td style="padding:0 8px 16px;font-family:${FONT};font-size:20px;font-weight:700;color:${COLOR.brand};">Florescer</td></tr>
<tr><td style="background:${COLOR.surface};border:1px solid ${COLOR.line};border-radius:16px;padding:32px 28px;">
${body}
</td></tr>
<tr><td style="padding:20px 8px 0;">
${footer.map((text) => paragraph(text, COLOR.muted, 13)).join('\n')}
${letter.unsubscribe ? smallLink(letter.unsubscribe) : ''}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function heading(text: string): string {
  return `<h1 style="margin:0 0 16px;font-family:${FONT};font-size:24px;line-height:30px;font-weight:700;color:${COLOR.ink};">${escapeHtml(text)}</h1>`;
}

function paragraph(text: string, color: string, size: number): string {
  return `<p style="margin:0 0 ${size}px;font-family:${FONT};font-size:${size}px;line-height:${Math.round(size * 1.55)}px;color:${color};">${escapeHtml(text)}</p>`;
}

function button({ label, href }: { label: string; href: string }): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px;"><tr>
<td style="background:${COLOR.brand};border-radius:12px;"><a href="${escapeHtml(href)}" style="display:inline-block;padding:14px 24px;font-family:${FONT};font-size:16px;font-weight:600;color:${COLOR.onBrand};text-decoration:none;">${escapeHtml(label)}</a></td>
</tr></table>`;
}

function codeBox({ label, value }: { label: string; value: string }): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;"><tr>
<td style="background:${COLOR.brandSoft};border-radius:12px;padding:16px 20px;font-family:${FONT};color:${COLOR.ink};"><span style="font-size:14px;line-height:20px;">${escapeHtml(label)}</span><br><span style="font-size:26px;line-height:36px;font-weight:700;letter-spacing:6px;">${escapeHtml(value)}</span></td>
</tr></table>`;
}

function plainLink(hint: string, href: string): string {
  return `<p style="margin:0;font-family:${FONT};font-size:13px;line-height:20px;color:${COLOR.muted};">${escapeHtml(hint)}<br><a href="${escapeHtml(href)}" style="color:${COLOR.brand};word-break:break-all;">${escapeHtml(href)}</a></p>`;
}

function smallLink({ label, href }: { label: string; href: string }): string {
  return `<p style="margin:0 0 13px;font-family:${FONT};font-size:13px;line-height:20px;"><a href="${escapeHtml(href)}" style="color:${COLOR.brand};">${escapeHtml(label)}</a></p>`;
}

/** Text as HTML shows it, in content and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
