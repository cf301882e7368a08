import type * as z from 'zod';
import { findLanguage } from '#features/access/server/index.ts';
import { confirmedAddressOf } from '#features/accounts/server/index.ts';
import { fill } from '#packages/i18n/fill.ts';
import { FALLBACK_LANGUAGE, languageOfTag } from '#packages/i18n/languages.ts';
import { localeTexts } from '#packages/i18n/server/locale-files.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { renderLetter } from '#packages/mail/index.ts';
import { replyAddress } from '../inbound/reply-address.ts';
import type ptBR from '../locales/pt-BR.json';
import { namesOf } from '../people.queries.ts';
import { claimMail, findMessage, findTicket, releaseMail } from '../support.queries.ts';
import { openMessage, staffKey } from '../support.sealed.ts';
import type { answerMailJob } from './answer-mail.job.ts';

/** The mail of an answer. Its subject is the `{number}` alone: what a ticket is about shows on no locked screen. */
const SUPPORT_TEXTS = localeTexts<typeof ptBR>(new URL('../locales/', import.meta.url));

/**
 * Mails an answer, at most once: it is noted as mailed before the mail server is asked, and only what that
 * refuses is tried again. Not to somebody who is gone or has no confirmed address.
 */
export async function sendAnswerMail(
  context: ServerContext,
  { userId, ticketId, messageId }: z.output<typeof answerMailJob.payload>,
): Promise<void> {
  const { db, mailer, now, settings } = context;
  const place = { userId, id: ticketId };
  const [ticket, message, address, tag] = await Promise.all([
    findTicket(db, place),
    findMessage(db, place, messageId),
    confirmedAddressOf(db, userId),
    findLanguage(db, userId),
  ]);
  if (!ticket?.byMail || !message || message.mailedAt || !address) return;
  const opened = openMessage(context, await staffKey(context), message);
  if (!opened) return;
  const language = languageOfTag(tag ?? '') ?? FALLBACK_LANGUAGE;
  const texts = SUPPORT_TEXTS[language].answerMail;
  const names = await namesOf(db, message.authorId ? [message.authorId] : []);
  const author = names.get(message.authorId ?? '')?.split(' ', 1)[0] ?? null;
  const replyTo = await replyAddress(context, ticket);
  const { number } = ticket;
  const letter = renderLetter(address, {
    language,
    subject: fill(texts.subject, { number }),
    preview: texts.preview,
    title: fill(texts.title, { number }),
    paragraphs: [
      author ? fill(texts.lead, { author }) : texts.leadUnnamed,
      ...opened.text.split(/\n{2,}/),
      replyTo ? texts.reply : texts.noReply,
      // Nobody reads a reply at once, and a mail cannot answer with help as the form does.
      fill(texts.help, { address: `${settings.siteUrl}/ajuda` }),
    ],
    button: { label: texts.button, href: `${settings.siteUrl}/support/tickets/${ticketId}` },
    linkHint: texts.linkHint,
    footer: texts.footer,
  });
  if (!(await claimMail(db, place, messageId, now()))) return;
  try {
    await mailer.send(replyTo ? { ...letter, replyTo } : letter);
  } catch (error) {
    await releaseMail(db, place, messageId);
    throw error;
  }
}
