import { CRISIS_TEXTS_VERSION, reviewOf } from '#features/crisis/contract/review.rules.ts';
import type { Configuration } from './config.ts';

const NO_PROXY =
  'TRUST_PROXY is off: nobody stands before this server. Behind a proxy all visitors would count as one; ' +
  'set it to the number of proxies of your own.';

const SIGN_UP_TELLS =
  '  Signing up tells whether an address has an account here. SIGNUP_HIDE_EXISTING=on is recommended: ' +
  'that somebody is here says something about them.';

const NO_ADMIN =
  '  There is no general admin yet. Register on the site, confirm the address, then: ' +
  'npm run admin -- grant ADDRESS';

const NO_BACKUP =
  '  Nothing is backed up: set BACKUP_DIR to a folder on another disk (docs/operations.md, "Backup and restore").';

const FILES_HERE = (dir: string) =>
  `  Files lie in ${dir}: back that folder up too (docs/operations.md, "Files"). FILES_DIR names another; ` +
  'several servers share one folder or S3_BUCKET.';

/** Who answers for people's data here, as the privacy texts and the foot of public pages say it. */
const OPERATOR_VARIABLES = {
  name: 'OPERATOR_NAME (who runs this instance)',
  dpo: 'OPERATOR_DPO (who is responsible for data protection)',
  contact: 'OPERATOR_CONTACT (where people write to)',
} as const;

/** The help page says the same; it is built with the same variable. */
const NOT_REVIEWED =
  `  The texts for crisis, version ${CRISIS_TEXTS_VERSION}, are not yet reviewed by a psychologist. ` +
  'CLINICAL_REVIEW names who reviewed which version (docs/crisis-texts.md).';

/** Where the server listens, and what its operator should still look at, a line each. */
export function startNotices(
  { settings, proxies }: Pick<Configuration, 'settings' | 'proxies'>,
  { generalAdmins, review }: { generalAdmins: number; review: string | undefined },
): string[] {
  const { siteUrl, production, auth, backup, files, operator } = settings;
  return [
    `Florescer is listening on ${siteUrl}`,
    ...(production && proxies === 0 ? [NO_PROXY] : []),
    ...(production && !backup.dir ? [NO_BACKUP] : []),
    ...(production && !files.s3 && !files.dirGiven ? [FILES_HERE(files.dir)] : []),
    ...(production ? missingNames(operator) : []),
    ...(auth.hideExistingAccounts ? [] : [SIGN_UP_TELLS]),
    ...(generalAdmins === 0 ? [NO_ADMIN] : []),
    ...(reviewOf(review) ? [] : [NOT_REVIEWED]),
  ];
}

function missingNames(operator: Configuration['settings']['operator']): string[] {
  const missing = (['name', 'dpo', 'contact'] as const).filter((field) => !operator[field]);
  if (missing.length === 0) return [];
  const named = missing.map((field) => OPERATOR_VARIABLES[field]).join(', ');
  return [`  People cannot read who answers for their data here: set ${named}.`];
}
