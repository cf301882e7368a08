import * as z from 'zod';
import { presentAmong } from '#features/accounts/server/index.ts';
import { hasConsent, peopleWhoAgreed, recordConsent } from '#features/privacy/server/index.ts';
import type { Caller } from '#packages/api/server/index.ts';
import type { Language } from '#packages/i18n/languages.ts';
import { defineJob } from '#packages/jobs/index.ts';
import { addDays, DEFAULT_TIME_ZONE, dayOf, type ServerContext } from '#packages/kernel/index.ts';
import type { NewestMean } from './emotions.queries.ts';
import {
  forgetCounted,
  formerMean,
  meansOf,
  putMean,
  withdrawMean,
} from './people-mean.queries.ts';
import { decideMean, MEAN_DAYS } from './people-mean.rules.ts';

/** Once a day, some time after the day has closed in São Paulo. */
export const peopleMeanJob = defineJob({
  name: 'emotions.people_mean',
  payload: z.looseObject({}),
  cron: '17 7 * * *',
});

const COUNTED = { purpose: 'people_mean', detail: '' } as const;

/** Whether the caller agreed that their levels are counted in the mean of all. */
export async function getCounted(
  { db }: ServerContext,
  { userId }: Caller,
): Promise<{ counted: boolean }> {
  return { counted: await hasConsent(db, userId, COUNTED) };
}

/** Writes the caller's yes or no down; after a no nothing counts them any more. */
export async function setCounted(
  context: ServerContext,
  caller: Caller,
  { counted, language }: { counted: boolean; language: Language },
): Promise<{ counted: boolean }> {
  const { userId } = caller;
  await context.db.transaction(async (tx) => {
    await recordConsent(tx, userId, COUNTED, {
      action: counted ? 'grant' : 'revoke',
      language,
      channel: 'web',
      at: context.now(),
    });
    if (!counted) await forgetCounted(tx, userId);
  });
  return getCounted(context, caller);
}

/** Publishes, keeps or withdraws the mean of all who agreed, over the last seven days that have closed. */
export async function publishPeopleMean({ db, now }: ServerContext): Promise<void> {
  const day = addDays(dayOf(now(), DEFAULT_TIME_ZONE), -1);
  await db.transaction(async (tx) => {
    const agreed = await presentAmong(tx, await peopleWhoAgreed(tx, COUNTED));
    const former = await formerMean(tx, agreed);
    const means = await meansOf(tx, agreed, { from: addDays(day, 1 - MEAN_DAYS), to: day });
    const decision = decideMean(former, means, day);
    if (decision.kind === 'publish') {
      await putMean(tx, { day, tenths: decision.tenths, people: [...means.keys()] });
    }
    if (decision.kind === 'withdraw' && former) await withdrawMean(tx, former.day);
  });
}

/** The mean level of all who agreed, as it is shown today; null once it is older than the days it covers. */
export function shownMean(newest: NewestMean | null, now: Date): number | null {
  const lasts = addDays(dayOf(now, DEFAULT_TIME_ZONE), -MEAN_DAYS - 1);
  return newest && newest.day >= lasts ? newest.tenths / 10 : null;
}
