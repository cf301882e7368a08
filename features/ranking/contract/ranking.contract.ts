import * as z from 'zod';
import { defineContract } from '#packages/api/contract/index.ts';

/** From the first day of this month or year, or from the beginning. */
export const PERIODS = ['month', 'year', 'all'] as const;
export type Period = (typeof PERIODS)[number];
/** The people of the caller's company, or those who belong to none. */
export const SCOPES = ['company', 'independent'] as const;
export type Scope = (typeof SCOPES)[number];

/** A company is told of from so many people on, and so are people without a name, of whom each stands in what is told. */
export const MIN_MEMBERS = 5;
/** Figures of people without a name are told in steps of so many, rounded down. */
export const STEP = 5;
/** Most names of a group. */
export const MAX_NAMED = 24;
/** Most companies of the list. */
export const MAX_COMPANIES = 50;
export const SIZES = ['5', '10', '50', '250'] as const;
export type Size = (typeof SIZES)[number];

const count = z.number().int().min(0);
const personSchema = z.object({
  name: z.string(),
  /** The plant that the person chose. */
  avatar: z.string().nullable(),
});
const groupSchema = z.object({
  courses: z.number().int().min(1),
  /** Those who want to be named, the caller apart. */
  named: z.array(personSchema),
  /** People without a name, when the last month closed, rounded down; null where there are few, or it is of no month of the period. */
  others: count.nullable(),
  own: z.boolean(),
});
export type Group = z.output<typeof groupSchema>;
const companySchema = z.object({
  name: z.string(),
  size: z.enum(SIZES),
  /** Courses completed by each of its people, on the average, with one digit. */
  average: z.number().min(0),
  own: z.boolean(),
});
export type RankedCompany = z.output<typeof companySchema>;

/** The last day of the month that figures of people without a name are of; null where none of the period has closed. */
const asOf = z.iso.date().nullable();

const query = z.object({ period: z.enum(PERIODS).default('year') });
const choice = z.object({ shown: z.boolean() });

export const rankingContract = defineContract({
  people: {
    method: 'GET',
    path: '/api/ranking/people',
    permission: 'signedIn',
    policy: 'Only who wants to be named is; everybody else is a number.',
    summary:
      'People by completed courses, in groups of the same number, those without a name as of the last closed month.',
    query: query.extend({ scope: z.enum(SCOPES).optional() }),
    out: z.object({
      scope: z.enum(SCOPES),
      company: z.string().nullable(),
      /** The company is too small to tell of its people. */
      isProtected: z.boolean(),
      asOf,
      groups: z.array(groupSchema),
      own: z.object({
        courses: count,
        /** Whether the caller belongs to those of the scope. */
        belongs: z.boolean(),
        /** Which of the groups told here it is, from 1; null without a completed course, and where none is told. */
        place: z.number().int().min(1).nullable(),
        groups: count,
        shown: z.boolean(),
        name: z.string(),
      }),
    }),
  },
  companies: {
    method: 'GET',
    path: '/api/ranking/companies',
    permission: 'signedIn',
    policy:
      'Companies in which five people without a name completed a course; of a company its average alone.',
    summary:
      'Companies by completed courses for each of their people, as of the last closed month and rounded.',
    query,
    out: z.object({
      asOf,
      companies: z.array(companySchema),
      /** The caller's, wherever it stands; null without one. */
      own: z
        .object({
          name: z.string(),
          courses: count.nullable(),
          average: z.number().nullable(),
          place: z.number().int().min(1).nullable(),
          listed: count,
        })
        .nullable(),
      /** Companies in which too few would stand. */
      hidden: count,
      /** People of no company who completed a course; null where there are few. */
      independent: z.object({ people: count, courses: count }).nullable(),
    }),
  },
  setChoice: {
    method: 'PUT',
    path: '/api/ranking/choice',
    permission: 'signedIn',
    summary: 'Whether the caller wants to stand there by name.',
    body: choice,
    out: choice,
  },
});
