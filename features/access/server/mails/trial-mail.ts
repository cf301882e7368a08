import * as z from 'zod';
import { fillAll } from '#packages/i18n/fill.ts';
import { formatterFor } from '#packages/i18n/format.ts';
import { FALLBACK_LANGUAGE, languageOfTag } from '#packages/i18n/languages.ts';
import { defineJob } from '#packages/jobs/index.ts';
import { DEFAULT_TIME_ZONE, type ServerContext } from '#packages/kernel/index.ts';
import { renderLetter } from '#packages/mail/index.ts';
import { planOf } from '../../contract/access.rules.ts';
import { planMailWanted } from '../plug-in-points.ts';
import { ACCESS_TEXTS } from '../texts.ts';
import { findTrialToTell } from '../trials.queries.ts';

/** Tells a person that a trial ends soon or has ended. The handler reads address and language. */
export const trialMailJob = defineJob({
  name: 'access.trial_mail',
  payload: z.object({
    userId: z.uuid(),
    subscriptionId: z.uuid(),
    mail: z.enum(['ending', 'ended']),
  }),
  // As for every mail: the last wait is some four hours.
  retries: 14,
  timeoutSeconds: 60,
});

/**
 * Sends one mail about a trial, in the person's language, with the date of their own calendar. Not
 * to people who are gone, want no such mail or have another plan by now, and no announcement of what
 * has passed.
 */
export async function sendTrialMail(
  context: ServerContext,
  { mail, ...trial }: z.output<typeof trialMailJob.payload>,
): Promise<void> {
  const { db, mailer, now, settings } = context;
  for (const wants of planMailWanted.of(context)) if (!(await wants(db, trial.userId))) return;
  const found = await findTrialToTell(db, trial);
  const plan = planOf(found?.planType);
  if (!found || plan === 'free') return;
  if (mail === 'ending' && (found.status !== 'active' || found.endsAt <= now())) return;
  const language = languageOfTag(found.language ?? '') ?? FALLBACK_LANGUAGE;
  const date = formatterFor(language, found.timeZone ?? DEFAULT_TIME_ZONE).date(found.endsAt);
  const { linkHint, button, footer, ...texts } = ACCESS_TEXTS[language].trialMails;
  const { subject, preview, title, paragraphs } = fillAll(texts[mail], {
    plan: texts.plans[plan],
    date,
  });
  await mailer.send(
    renderLetter(found.email, {
      language,
      subject,
      preview,
      title,
      paragraphs,
      button: { label: button, href: `${settings.siteUrl}/dashboard` },
      linkHint,
      footer,
    }),
  );
}
