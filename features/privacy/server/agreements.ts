import { type ConfirmedPerson, registeredLanguage } from '#features/accounts/server/index.ts';
import { CONSENT_PURPOSES, type ConsentPurpose } from '#features/privacy/contract/consent-texts.ts';
import { type Consent, TERMS_CHANGED } from '#features/privacy/contract/consents.contract.ts';
import { TERMS_VERSION } from '#features/privacy/contract/terms-version.ts';
import type { Caller, Problem } from '#packages/api/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import { FALLBACK_LANGUAGE, type Language } from '#packages/i18n/languages.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { type ConsentSubject, hashesOf, newestConsents, recordConsent } from './consents.ts';

/** SHA-256 of the terms of `TERMS_VERSION` in each language: what was agreed to can be shown later. */
export const TERMS_HASHES: Readonly<Record<Language, string>> = {
  'pt-BR': '575a6ba798aff57ec8c58d35b1dabd3d090d84da614c8c68a6abb97b15938b3a',
  'en-US': '1146695d13fbbfe3f8ab0bd1c4a22557e3643eecc27069e42571a6cae2796076',
  'es-ES': 'ffb93981dc4749689a0ea212469dff648861afebd0d258e05c7af74217a45914',
  'fr-FR': '677af4c62841f7e6f250c4ebe6bbb9e5568b3a54e084c82d6709ffedbc4e58c6',
};

/** The terms of use, with the declaration of being 18 or older. */
export const TERMS: ConsentSubject = {
  purpose: 'terms_of_use',
  detail: [TERMS_VERSION, ...Object.values(TERMS_HASHES)].join(' '),
};
/** The processing of health data (LGPD art. 11 I): asked separately, before the first record. */
export const HEALTH_RECORDS: ConsentSubject = { purpose: 'health_records', detail: '' };

const TERMS_OF_TODAY: ReadonlySet<string | null> = new Set(hashesOf(TERMS));
const HEALTH_OF_TODAY: ReadonlySet<string | null> = new Set(hashesOf(HEALTH_RECORDS));

/** What a person agreed to, from the hashes of their newest yes. */
export function agreedTo(newest: {
  termsHash: string | null;
  healthHash: string | null;
}): Caller['agreed'] {
  const { termsHash, healthHash } = newest;
  return {
    terms: TERMS_OF_TODAY.has(termsHash),
    health: HEALTH_OF_TODAY.has(healthHash),
  };
}

/** The caller's last word on each consent. A yes to a former text counts as none. */
export async function listConsents(
  { db }: ServerContext,
  { userId, agreed }: Caller,
): Promise<{ consents: Consent[] }> {
  const rows = await newestConsents(db, userId);
  const known = rows.filter(({ purpose }) => CONSENT_PURPOSES.some((one) => one === purpose));
  return {
    consents: known.map(({ purpose, action, createdAt }) => ({
      purpose: purpose as ConsentPurpose,
      agreed:
        action === 'grant' &&
        (purpose !== TERMS.purpose || agreed.terms) &&
        (purpose !== HEALTH_RECORDS.purpose || agreed.health),
      at: createdAt.toISOString(),
    })),
  };
}

export async function acceptTerms(
  { db, now }: ServerContext,
  { userId, agreed }: Caller,
  { version, language }: { version: string; language: Language },
  fail: (code: typeof TERMS_CHANGED, message: string) => Problem,
): Promise<void> {
  if (version !== TERMS_VERSION) throw fail(TERMS_CHANGED, 'These terms have been replaced');
  if (agreed.terms) return;
  await recordConsent(db, userId, TERMS, {
    ...{ action: 'grant', language, channel: 'web' },
    at: now(),
  });
}

export async function setHealthConsent(
  { db, now }: ServerContext,
  caller: Caller,
  { agreed, language }: { agreed: boolean; language: Language },
): Promise<void> {
  if (agreed === caller.agreed.health) return;
  await recordConsent(db, caller.userId, HEALTH_RECORDS, {
    ...{ action: agreed ? 'grant' : 'revoke', language, channel: 'web' },
    at: now(),
  });
}

/**
 * Keeps the acceptance that a sign-up brought along, once its address is confirmed. Every other way
 * in, or a sign-up with other terms, is asked at its first request.
 */
export async function acceptAtSignUp(
  tx: Queryable,
  { userId, metadata }: ConfirmedPerson,
  now: Date,
): Promise<void> {
  if (metadata.terms_version !== TERMS_VERSION) return;
  await recordConsent(tx, userId, TERMS, {
    action: 'grant',
    language: registeredLanguage(metadata) ?? FALLBACK_LANGUAGE,
    channel: 'web',
    at: now,
  });
}
