import * as z from 'zod';
import { SEALED_TEXT } from '#packages/crypto/index.ts';
import { fill, fillAll } from '#packages/i18n/fill.ts';
import { formatterFor } from '#packages/i18n/format.ts';
import { localeTexts } from '#packages/i18n/server/locale-files.ts';
import { defineJob } from '#packages/jobs/index.ts';
import { DEFAULT_TIME_ZONE, type ServerContext } from '#packages/kernel/index.ts';
import { renderLetter } from '#packages/mail/index.ts';
import { companyName } from '../companies.queries.ts';
import { placeOfAddress, tokenOf } from '../invitation-secrets.ts';
import { findInvitation, takeUnsent } from '../invitations.queries.ts';
import type ptBR from '../locales/pt-BR.json';

/** The mail of an invitation: `{company}`, and `{date}`, the last day of it. */
const COMPANY_TEXTS = localeTexts<typeof ptBR>(new URL('../locales/', import.meta.url));

/** Hands over the mails of a company's new invitations, some at a time. */
export const sendInvitationsJob = defineJob({
  name: 'companies.send_invitations',
  payload: z.object({ companyId: z.uuid() }),
  timeoutSeconds: 900,
});

/** One mail to one invited person. The handler reads address and language. */
export const invitationMailJob = defineJob({
  name: 'companies.invitation_mail',
  payload: z.object({ invitationId: z.uuid(), mails: z.int() }),
  // As for every mail: the last wait is some four hours.
  retries: 14,
  timeoutSeconds: 60,
});

const BATCH = 200;

/** A try that ends half-way leaves the rest unsent for the next one; nobody is sent two. */
export async function sendInvitations(
  { db, jobs, now }: ServerContext,
  { companyId }: z.output<typeof sendInvitationsJob.payload>,
): Promise<void> {
  let sent: number;
  do {
    sent = await db.transaction(async (tx) => {
      const unsent = await takeUnsent(tx, { company: companyId, now: now(), limit: BATCH });
      for (const { id: invitationId, mails } of unsent) {
        await jobs.send(tx, invitationMailJob, { invitationId, mails });
      }
      return unsent.length;
    });
  } while (sent === BATCH);
}

/** Not for an invitation that has ended meanwhile, nor in the place of a later mail. */
export async function sendInvitationMail(
  context: ServerContext,
  { invitationId, mails }: z.output<typeof invitationMailJob.payload>,
): Promise<void> {
  const { db, vault, mailer, settings, now } = context;
  const found = await findInvitation(db, invitationId);
  // Whoever said no is not written to; to the company the mail went.
  if (!found?.sealedAddress || found.declined || found.mails !== mails) return;
  const { id, companyId, language, sealedAddress, expiresAt, grantKind, grantUntil } = found;
  if (expiresAt <= now()) return;
  const company = await companyName(db, companyId);
  if (company === null) return;
  const key = await vault.keyOfThing(companyId);
  const address = key.open(placeOfAddress(id), sealedAddress, SEALED_TEXT);
  const format = formatterFor(language, DEFAULT_TIME_ZONE);
  const date = format.date(expiresAt);
  const { invitationMail, grantMail, granted } = COMPANY_TEXTS[language];
  const { subject, button, ...texts } = grantKind
    ? fillAll(grantMail, {
        ...{ company, date },
        what: fill(granted[grantKind], {
          company,
          until: grantUntil ? format.day(grantUntil) : '',
        }),
      })
    : fillAll(invitationMail, { company, date });
  // In the fragment, which browsers send to nobody.
  const href = `${settings.siteUrl}/convite#${await tokenOf(context, { id, mails })}`;
  await mailer.send(
    renderLetter(address, { language, subject, ...texts, button: { label: button, href } }),
  );
}
