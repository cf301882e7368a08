import { DEMONSTRATION_PEOPLE } from '#features/accounts/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { HEALTH_RECORDS, TERMS } from './agreements.ts';
import { hasConsent, recordConsent } from './consents.ts';

/** The demonstration people have accepted the terms and the processing of their health data. */
export async function seedAgreements({ db, now }: ServerContext): Promise<void> {
  for (const { id } of Object.values(DEMONSTRATION_PEOPLE)) {
    for (const subject of [TERMS, HEALTH_RECORDS]) {
      if (await hasConsent(db, id, subject)) continue;
      await recordConsent(db, id, subject, {
        ...{ action: 'grant', language: 'pt-BR', channel: 'web' },
        at: now(),
      });
    }
  }
}
