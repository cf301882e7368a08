import type { Plan } from '#features/access/contract/access.rules.ts';
import { isCnpj } from '#features/companies/contract/cnpj.rules.ts';
import { plainLine, problemOfLine } from '#packages/kernel/plain-line.ts';
import { MAX_PASSWORD_BYTES, MIN_PASSWORD_LENGTH, utf8Length } from './password-length.rules.ts';

/** Longest accepted e-mail address, the limit of the auth service. */
export const MAX_EMAIL_LENGTH = 255;
export const MAX_NAME_LENGTH = 120;
/** Seconds between two confirmation mails to one address, the default of the auth service. */
export const RESEND_WAIT_SECONDS = 60;

/** Why a field is refused; each word has its text in the locale files. */
export type FieldProblem =
  | 'name_missing'
  | 'name_too_long'
  | 'name_unfit'
  | 'email_missing'
  | 'email_invalid'
  | 'password_missing'
  | 'password_too_short'
  | 'password_too_long'
  | 'passwords_differ'
  | 'company_missing'
  | 'company_too_long'
  | 'cnpj_invalid'
  | 'terms_not_accepted'
  | 'code_missing'
  | 'code_incomplete'
  | 'recovery_code_missing'
  | 'domain_missing';

/** Refused fields with their reason; empty when everything is in order. */
export type Problems<Field extends string> = Partial<Record<Field, FieldProblem>>;

export interface Registration {
  fullName: string;
  email: string;
  plan: Plan;
  /** Company and its CNPJ count with the business plan alone. */
  companyName: string;
  cnpj: string;
  password: string;
  passwordConfirmation: string;
  termsAccepted: boolean;
}

/** What can be wrong; a plan is always chosen. */
export type RegistrationField = Exclude<keyof Registration, 'plan'>;

/** Order of the fields on the screen: the first wrong one receives the focus. */
export const REGISTRATION_FIELDS: readonly RegistrationField[] = [
  'fullName',
  'email',
  'companyName',
  'cnpj',
  'password',
  'passwordConfirmation',
  'termsAccepted',
];

// One @, something before it, a dotted name after it. The mail itself is the real check.
const EMAIL = /^[^\s@"(),:;<>[\\\]]+@[^\s@.,;]+(\.[^\s@.,;]+)+$/u;

/** Refuses a name that is missing, longer than 120 characters, or no plain line. */
export function checkName(name: string): FieldProblem | undefined {
  const problem = problemOfLine(name);
  if (problem) return `name_${problem}`;
  return name.trim().length > MAX_NAME_LENGTH ? 'name_too_long' : undefined;
}

/** A name that somebody else vouches for, as a name here may be. */
export function fitName(name: string): string {
  return plainLine(name)
    .slice(0, MAX_NAME_LENGTH)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

/** Refuses a company without a name, or with one that no company has. */
export function checkCompanyName(name: string): FieldProblem | undefined {
  const problem = problemOfLine(name);
  if (problem) return problem === 'missing' ? 'company_missing' : 'name_unfit';
  return name.trim().length > MAX_NAME_LENGTH ? 'company_too_long' : undefined;
}

/** Refuses what is no CNPJ, numeric or alphanumeric; punctuation does not count. */
export function checkCnpj(cnpj: string): FieldProblem | undefined {
  return isCnpj(cnpj) ? undefined : 'cnpj_invalid';
}

/** Refuses an empty or unusable e-mail address; surrounding blanks do not count. */
export function checkEmail(email: string): FieldProblem | undefined {
  const address = email.trim();
  if (address === '') return 'email_missing';
  return address.length <= MAX_EMAIL_LENGTH && EMAIL.test(address) ? undefined : 'email_invalid';
}

/** Refuses a new password that is missing, shorter than 6 characters or longer than 72 bytes. */
export function checkNewPassword(password: string): FieldProblem | undefined {
  if (password === '') return 'password_missing';
  if ([...password].length < MIN_PASSWORD_LENGTH) return 'password_too_short';
  return utf8Length(password) > MAX_PASSWORD_BYTES ? 'password_too_long' : undefined;
}

function checkConfirmation(password: string, confirmation: string): FieldProblem | undefined {
  return password === confirmation ? undefined : 'passwords_differ';
}

function withoutEmpty<Field extends string>(
  all: Record<Field, FieldProblem | undefined>,
): Problems<Field> {
  const problems: Problems<Field> = {};
  for (const field in all) if (all[field]) problems[field] = all[field];
  return problems;
}

/** Everything wrong with a registration (specification section 5). */
export function checkRegistration(form: Registration): Problems<RegistrationField> {
  const business = form.plan === 'empresarial';
  return withoutEmpty({
    fullName: checkName(form.fullName),
    email: checkEmail(form.email),
    companyName: business ? checkCompanyName(form.companyName) : undefined,
    cnpj: business ? checkCnpj(form.cnpj) : undefined,
    password: checkNewPassword(form.password),
    passwordConfirmation: checkConfirmation(form.password, form.passwordConfirmation),
    termsAccepted: form.termsAccepted ? undefined : 'terms_not_accepted',
  });
}

/** Everything wrong with a sign-in form; an existing password is judged by the server alone. */
export function checkSignIn(form: { email: string; password: string }) {
  return withoutEmpty({
    email: checkEmail(form.email),
    password: form.password === '' ? ('password_missing' as const) : undefined,
  });
}

/** Everything wrong with a newly chosen password and its repetition. */
export function checkPasswordChange(form: { password: string; passwordConfirmation: string }) {
  return withoutEmpty({
    password: checkNewPassword(form.password),
    passwordConfirmation: checkConfirmation(form.password, form.passwordConfirmation),
  });
}
