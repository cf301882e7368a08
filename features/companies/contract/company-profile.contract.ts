import * as z from 'zod';
import { defineContract, idSchema } from '#packages/api/contract/index.ts';
import { problemOfLine } from '#packages/kernel/plain-line.ts';
import { isCnpj, normalizeCnpj } from './cnpj.rules.ts';
import { MAX_UNIT, UNIT_KINDS } from './unit-name.rules.ts';

/** Code of a CNPJ that a company has already, this one or another. */
export const CNPJ_TAKEN = 'cnpj_taken';
/** Code of one more CNPJ than a group can have here. */
export const TOO_MANY_CNPJS = 'too_many_cnpjs';
/** Code of a site or sector whose name is there, however it is written. */
export const UNIT_EXISTS = 'unit_exists';
/** Code of one more site or sector than a company can have. */
export const TOO_MANY_UNITS = 'too_many_units';

export const MAX_CNPJS = 50;
export const MAX_COMPANY_NAME = 120;

const companyCnpjSchema = z.object({
  /** 14 characters without punctuation. */
  cnpj: z.string(),
  name: z.string(),
  /** The one that the company registered with, an establishment of the same company, or another of its group. */
  relation: z.enum(['head', 'branch', 'group']),
});
export type CompanyCnpj = z.infer<typeof companyCnpjSchema>;

const companyUnitSchema = z.object({
  id: z.uuid(),
  kind: z.enum(UNIT_KINDS),
  name: z.string(),
  /** How many people belong to it. */
  people: z.int(),
});
export type CompanyUnit = z.infer<typeof companyUnitSchema>;

const companyProfileSchema = z.object({
  name: z.string(),
  since: z.iso.datetime(),
  people: z.int(),
  cnpjs: z.array(companyCnpjSchema),
  units: z.array(companyUnitSchema),
});
export type CompanyProfile = z.infer<typeof companyProfileSchema>;

const ofOwn = 'Only the caller’s own company; other ids answer 404.';
const ofUnit = z.object({ id: idSchema });
const nameSchema = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .refine((name) => problemOfLine(name) === null);
/** The name of a company, as its people and whoever it writes to see it. */
export const companyNameSchema = nameSchema(MAX_COMPANY_NAME);
const unitName = nameSchema(MAX_UNIT);

/** What a company says of itself: its name, the CNPJs of its group, its sites and sectors. */
export const companyProfileContract = defineContract({
  ownPlace: {
    method: 'GET',
    path: '/api/companies/own/place',
    permission: 'signedIn',
    policy: ofOwn,
    summary: 'Where the caller stands in their company, as its admins see it.',
    out: z.object({
      company: z.string(),
      site: z.string().nullable(),
      sector: z.string().nullable(),
      joinedAt: z.iso.datetime(),
    }),
  },
  readCompany: {
    method: 'GET',
    path: '/api/companies/own/profile',
    permission: 'companyAdmin',
    policy: ofOwn,
    summary:
      'Name, CNPJs, sites and sectors of the caller’s company, with how many people each has.',
    out: companyProfileSchema,
  },
  renameCompany: {
    method: 'PATCH',
    path: '/api/companies/own/profile',
    permission: 'companyAdmin',
    policy: ofOwn,
    summary: 'Changes the name that the company’s people see.',
    body: z.object({ name: companyNameSchema }),
  },
  addCnpj: {
    method: 'POST',
    path: '/api/companies/own/cnpjs',
    permission: 'companyAdmin',
    policy: ofOwn,
    summary:
      'Adds a further CNPJ of the company or of its group; one that is here already is refused.',
    body: z.object({
      cnpj: z.string().max(40).refine(isCnpj).transform(normalizeCnpj),
      name: companyNameSchema,
    }),
    errors: { [CNPJ_TAKEN]: 409, [TOO_MANY_CNPJS]: 409 },
  },
  removeCnpj: {
    method: 'DELETE',
    path: '/api/companies/own/cnpjs/:cnpj',
    permission: 'companyAdmin',
    policy: ofOwn,
    summary: 'Takes away a further CNPJ; the one that the company registered with stays.',
    params: z.object({ cnpj: z.string().max(40) }),
  },
  addUnit: {
    method: 'POST',
    path: '/api/companies/own/units',
    permission: 'companyAdmin',
    policy: ofOwn,
    summary: 'Adds a site or a sector.',
    body: z.object({ kind: z.enum(UNIT_KINDS), name: unitName }),
    out: companyUnitSchema,
    errors: { [UNIT_EXISTS]: 409, [TOO_MANY_UNITS]: 409 },
  },
  renameUnit: {
    method: 'PATCH',
    path: '/api/companies/own/units/:id',
    permission: 'companyAdmin',
    policy: ofOwn,
    summary: 'Renames a site or a sector, for the people in it and in open invitations too.',
    params: ofUnit,
    body: z.object({ name: unitName }),
    errors: { [UNIT_EXISTS]: 409 },
  },
  removeUnit: {
    method: 'POST',
    path: '/api/companies/own/units/:id/removal',
    permission: 'companyAdmin',
    policy: ofOwn,
    summary:
      'Takes a site or a sector away; its people and open invitations go to another one of its kind or, with null, to none.',
    params: ofUnit,
    body: z.object({ into: z.uuid().nullable() }),
  },
});
