import {
  adminsOnly,
  definePermissions,
  ownersOnly,
  type PermissionRow,
} from '#packages/kernel/permission-rows.ts';

const PATH = '/api/company-report';
const MIRROR = '/api/privacy/company-report';

/** Each admin the report of their own company; a general admin of no company has to name one. */
const companyAdminsOwn: PermissionRow<never>['statuses'] = {
  ...adminsOnly(404),
  ownCompanyAdmin: 200,
  otherCompanyAdmin: 200,
};
/** Whoever belongs to a company, of that one. */
const membersOnly: PermissionRow<never>['statuses'] = {
  ...ownersOnly(200),
  ownCompanyAdmin: 200,
  otherCompanyAdmin: 200,
};

export const permissions = definePermissions({
  [`GET ${PATH}`]: { statuses: companyAdminsOwn },
  [`GET ${PATH}/report.pdf`]: { statuses: companyAdminsOwn },
  [`GET ${PATH}/report.csv`]: { statuses: companyAdminsOwn },
  [`GET ${PATH}/companies`]: { statuses: adminsOnly(200) },
  [`GET ${MIRROR}`]: { statuses: membersOnly },
  [`GET ${MIRROR}/counting`]: { statuses: membersOnly },
  [`PUT ${MIRROR}/counting`]: {
    statuses: membersOnly,
    body: () => ({ counted: true, language: 'pt-BR' }),
  },
});
