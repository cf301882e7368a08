import { expect, it } from 'vitest';
import { CRISIS_TEXTS_VERSION } from '#features/crisis/contract/review.rules.ts';
import { loadConfiguration } from './config.ts';
import { startNotices } from './start-notices.ts';

const { settings } = loadConfiguration({
  DATA_DIR: '/tmp/florescer-notices',
  DATABASE_URL: 'postgres://nobody@127.0.0.1/none',
  FLORESCER_MASTER_KEY: Buffer.alloc(32).toString('base64'),
  FLORESCER_SERVICE_KEY: 'a service key that is long enough',
});
const OPERATOR = { name: 'Florescer Ltda.', dpo: 'Duda Prado', contact: 'dados@florescer.example' };
const given = (
  production: boolean,
  hideExistingAccounts: boolean,
  proxies: number,
  more: Partial<typeof settings> = {},
) => ({
  settings: {
    ...settings,
    production,
    auth: { ...settings.auth, hideExistingAccounts },
    backup: { ...settings.backup, dir: '/backups' },
    files: { ...settings.files, dirGiven: true },
    operator: OPERATOR,
    ...more,
  },
  proxies,
});

const REVIEW = `${CRISIS_TEXTS_VERSION}, Rita Alves, CRP 06/12345`;

it.each([
  [
    'a first start in production',
    given(true, false, 0, {
      backup: settings.backup,
      files: settings.files,
      operator: settings.operator,
    }),
    { generalAdmins: 0, review: undefined },
    [
      /TRUST_PROXY/,
      /BACKUP_DIR/,
      /FILES_DIR/,
      /OPERATOR_NAME.*OPERATOR_DPO.*OPERATOR_CONTACT/,
      /SIGNUP_HIDE/,
      /grant/,
      /not yet reviewed/,
    ],
  ],
  [
    'an admin and a proxy',
    given(true, false, 1),
    { generalAdmins: 1, review: REVIEW },
    [/SIGNUP_HIDE/],
  ],
  [
    'an operator without a contact',
    given(true, true, 1, { operator: { ...OPERATOR, contact: null } }),
    { generalAdmins: 1, review: REVIEW },
    [/: set OPERATOR_CONTACT \(/],
  ],
  ['everything seen to', given(true, true, 1), { generalAdmins: 2, review: REVIEW }, []],
  [
    'no production',
    given(false, true, 0, { operator: settings.operator, backup: settings.backup }),
    { generalAdmins: 1, review: REVIEW },
    [],
  ],
])('%s is told what is still to do', (_, configuration, found, told) => {
  const [first, ...rest] = startNotices(configuration, found);
  expect(first).toContain('is listening on');
  expect(rest).toHaveLength(told.length);
  for (const [nth, pattern] of told.entries()) expect(rest[nth]).toMatch(pattern);
});
