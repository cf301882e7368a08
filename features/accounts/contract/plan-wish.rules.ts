import { normalizeCnpj } from '#features/companies/contract/cnpj.rules.ts';
import { TERMS_VERSION } from '#features/privacy/contract/terms-version.ts';
import { checkCnpj, checkCompanyName, type Registration } from './registration.rules.ts';

/** The plan that somebody registered for; a business comes with its name and CNPJ. */
export type PlanWish =
  | { readonly plan: 'free' | 'individual' }
  | { readonly plan: 'empresarial'; readonly companyName: string; readonly cnpj: string };

/** What a sign-up sends along with address and password (`data` of the auth protocol). */
export function registrationMetadata(
  form: Registration,
  { language, timeZone, now }: { language: string; timeZone: string; now: Date },
): Record<string, string> {
  return {
    full_name: form.fullName,
    language,
    time_zone: timeZone,
    terms_accepted_at: now.toISOString(),
    terms_version: TERMS_VERSION,
    ...(form.plan === 'free' ? {} : { plan: form.plan }),
    ...(form.plan === 'empresarial'
      ? { company_name: form.companyName, cnpj: normalizeCnpj(form.cnpj) }
      : {}),
  };
}

/**
 * The plan that a sign-up's metadata ask for. They come from whoever calls the auth service, so
 * every rule of the form is checked again: without accepted terms, or with a company that has no
 * name or no valid CNPJ, it is the free plan.
 */
export function readPlanWish(metadata: Readonly<Record<string, unknown>>): PlanWish {
  const { plan, terms_accepted_at: termsAcceptedAt } = metadata;
  if (!isInstant(termsAcceptedAt)) return { plan: 'free' };
  if (plan === 'individual') return { plan };
  if (plan !== 'empresarial') return { plan: 'free' };
  const companyName = plainText(metadata.company_name);
  const cnpj = normalizeCnpj(plainText(metadata.cnpj));
  const broken = checkCompanyName(companyName) ?? checkCnpj(cnpj);
  return broken ? { plan: 'free' } : { plan, companyName, cnpj };
}

function isInstant(value: unknown): boolean {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}

/** One line of visible text; control and direction characters have no place in a name. */
function plainText(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim();
}
