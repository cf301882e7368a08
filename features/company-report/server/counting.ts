import { findLanguage } from '#features/access/server/index.ts';
import { monthOfPerson } from '#features/aggregates/server/index.ts';
import {
  type ConsentSubject,
  HEALTH_RECORDS,
  hasConsent,
  peopleWhoAgreed,
  recordConsent,
} from '#features/privacy/server/index.ts';
import { type Caller, fail } from '#packages/api/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import { FALLBACK_LANGUAGE, type Language, languageOfTag } from '#packages/i18n/languages.ts';
import { addDays, DEFAULT_TIME_ZONE, dayOf, type ServerContext } from '#packages/kernel/index.ts';
import { type Counting, FEWEST_DAYS } from '../contract/company-report.contract.ts';
import { firstDayOf, monthOfDay } from '../contract/period.rules.ts';
import { forgetCounted } from './closing.queries.ts';
import { newestWhole } from './company-report.queries.ts';

/** The consent to be counted for a company; another company needs another one. */
export const countingFor = (companyId: string): ConsentSubject => ({
  purpose: 'company_report',
  detail: companyId,
});

/** Those whom a month may count: without the consent to health data nothing of anybody's is worked on. */
export async function whoMayCount(
  db: Queryable,
  people: readonly string[],
  companyId: string,
): Promise<ReadonlySet<string>> {
  const agreed = await peopleWhoAgreed(db, countingFor(companyId), people);
  return new Set(await peopleWhoAgreed(db, HEALTH_RECORDS, agreed));
}

/** Whether the caller is counted for their company, with exactly what would be seen of them. */
export async function getCounting(context: ServerContext, caller: Caller): Promise<Counting> {
  if (!caller.companyId) throw noCompany();
  return countingOf(context, caller);
}

async function countingOf(
  { db, now }: ServerContext,
  { userId, companyId }: Caller,
): Promise<Counting> {
  const today = dayOf(now(), DEFAULT_TIME_ZONE);
  const month = monthOfDay(today);
  const { days, mean } = await monthOfPerson(db, userId, {
    from: firstDayOf(month),
    to: addDays(today, 1),
  });
  return {
    counted: companyId !== null && (await hasConsent(db, userId, countingFor(companyId))),
    preview: {
      month,
      level: days >= FEWEST_DAYS && mean !== null ? Math.round(mean) : null,
      days,
      company: companyId ? await newestWhole(db, companyId) : null,
    },
  };
}

/**
 * Writes the caller's yes or no down; after a no nothing that is still open counts them. A no needs no
 * company: whoever has left one takes back what they said there.
 */
export async function setCounting(
  context: ServerContext,
  caller: Caller,
  { counted, language }: { counted: boolean; language: Language },
): Promise<Counting> {
  const { userId, companyId } = caller;
  if (!companyId && counted) throw noCompany();
  // The newest word counts: a no ends every yes of before, whichever company that was for.
  const subject = countingFor(companyId ?? '');
  await context.db.transaction(async (tx) => {
    await recordConsent(tx, userId, subject, {
      action: counted ? 'grant' : 'revoke',
      language,
      channel: 'web',
      at: context.now(),
    });
    if (!counted) await forgetCounted(tx, userId);
  });
  return countingOf(context, caller);
}

/** Who leaves a company is asked anew when they come back; what is still open counts them no more. */
export async function endCounting(
  { now }: ServerContext,
  tx: Queryable,
  userId: string,
  companyId: string,
): Promise<void> {
  if (!(await hasConsent(tx, userId, countingFor(companyId)))) return;
  const language = languageOfTag((await findLanguage(tx, userId)) ?? '') ?? FALLBACK_LANGUAGE;
  await recordConsent(tx, userId, countingFor(companyId), {
    ...{ action: 'revoke', language, channel: 'web', at: now() },
  });
  await forgetCounted(tx, userId);
}

const noCompany = () => fail('not_found', 'You belong to no company');
