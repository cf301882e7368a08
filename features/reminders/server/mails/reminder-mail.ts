import type * as z from 'zod';
import { wantsMail } from '#features/notifications/server/index.ts';
import { fillAll } from '#packages/i18n/fill.ts';
import { formatterFor } from '#packages/i18n/format.ts';
import { FALLBACK_LANGUAGE, languageOfTag } from '#packages/i18n/languages.ts';
import { DEFAULT_TIME_ZONE, type ServerContext } from '#packages/kernel/index.ts';
import { type Mail, renderLetter } from '#packages/mail/index.ts';
import { reminderAddress } from '../../contract/kinds.ts';
import { isLate } from '../due.rules.ts';
import type { reminderMailJob } from '../reminders.jobs.ts';
import {
  claimMail,
  plansOf,
  type Recipient,
  recipientOf,
  releaseMail,
  sentOf,
} from '../reminders.queries.ts';
import { REMINDER_TEXTS } from '../texts.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

type Payload = z.output<typeof reminderMailJob.payload>;

/** Path of the page, and of the POST, that ends these mails. */
export const UNSUBSCRIBE_PATH = '/api/reminders/unsubscribe';

/**
 * Mails a reminder, at most once: it is noted as mailed before the mail server is asked, and only
 * what that refuses is tried again. Not when it has become late, was switched off meanwhile, or the
 * person has no confirmed address.
 */
export async function sendReminderMail(context: ServerContext, key: Payload): Promise<void> {
  const { db, mailer, now } = context;
  const sent = await sentOf(db, key);
  if (!sent || sent.mailedAt || isLate(sent.dueAt, now())) return;
  const [person, plans, wanted] = await Promise.all([
    recipientOf(db, key.userId),
    plansOf(db, key.userId),
    wantsMail(db, key.userId, key.reminder),
  ]);
  const isOn = plans.some(({ reminder, on }) => reminder === key.reminder && on);
  if (!person?.email || !wanted || !isOn) return;
  const mail = await compose(context, key, { ...person, email: person.email }, sent.dueAt);
  if (!(await claimMail(db, key, now()))) return;
  try {
    await mailer.send(mail);
  } catch (error) {
    await releaseMail(db, key);
    throw error;
  }
}

async function compose(
  context: ServerContext,
  { userId, reminder, day }: Payload,
  { email, language: tag, timeZone }: Recipient & { email: string },
  dueAt: Date,
): Promise<Mail> {
  const { siteUrl } = context.settings;
  const language = languageOfTag(tag ?? '') ?? FALLBACK_LANGUAGE;
  const time = formatterFor(language, timeZone ?? DEFAULT_TIME_ZONE).time(dueAt);
  const { button, unsubscribe, ...text } = fillAll(REMINDER_TEXTS[language].mail, { time });
  const token = await unsubscribeToken(context, userId);
  return renderLetter(email, {
    language,
    ...text,
    button: { label: button, href: `${siteUrl}${reminderAddress(reminder, day)}` },
    unsubscribe: { label: unsubscribe, href: `${siteUrl}${UNSUBSCRIBE_PATH}?token=${token}` },
  });
}
