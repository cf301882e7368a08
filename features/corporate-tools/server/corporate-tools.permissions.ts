import { randomUUID } from 'node:crypto';
import { adminsOnly, definePermissions, eachTheirOwn } from '#packages/kernel/permission-rows.ts';

const ofAny = { params: () => ({ id: randomUUID() }) };
const aTool = () => ({ kind: 'email', name: 'Correio', address: 'https://correio.example.org' });
/** For each company's admin in their own company; the general admin here belongs to none. */
const companyAdmins = (status: number) => ({
  ...adminsOnly(404),
  ownCompanyAdmin: status,
  otherCompanyAdmin: status,
});

export const permissions = definePermissions({
  'GET /api/corporate-tools': { statuses: eachTheirOwn(200) },
  'PUT /api/corporate-tools/own/:id': { statuses: eachTheirOwn(200), ...ofAny, body: aTool },
  'DELETE /api/corporate-tools/own/:id': { statuses: eachTheirOwn(204), ...ofAny },
  'PUT /api/companies/own/tools/:id': { statuses: companyAdmins(200), ...ofAny, body: aTool },
  'DELETE /api/companies/own/tools/:id': { statuses: companyAdmins(204), ...ofAny },
  'PUT /api/companies/own/tools': { statuses: companyAdmins(204), body: () => ({ ids: [] }) },
});
