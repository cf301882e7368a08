import * as z from 'zod';
import { defineContract, idSchema } from '#packages/api/contract/index.ts';
import { CASE_KINDS } from './cases.ts';

/** Papers that the law asks the operator for. */
export const PAPERS = ['record', 'impact'] as const;
export type Paper = (typeof PAPERS)[number];

/** Years for which a case is kept after it ended (Resolução CD/ANPD 15/2024, for incidents). */
export const KEEP_YEARS = 5;

/** Code of a case that somebody else changed since it was opened. */
export const CHANGED_MEANWHILE = 'changed_meanwhile';
/** Code of content that a case of its kind does not have. */
export const BAD_CONTENT = 'bad_content';

const caseSchema = z.object({
  kind: z.enum(CASE_KINDS),
  id: z.uuid(),
  version: z.int().min(1),
  at: z.iso.datetime(),
  /** Who wrote this version, by the name they had. */
  by: z.string(),
  /** Null where its seal is broken. */
  content: z.record(z.string(), z.unknown()).nullable(),
});
export type DataCase = z.output<typeof caseSchema>;

const PATH = '/api/admin/data-protection';

/** What the operator owes people and the authority: requests by mail, and incidents, with their clocks. */
export const dataProtectionContract = defineContract({
  listCases: {
    method: 'GET',
    path: PATH,
    permission: 'admin',
    summary: 'Requests and incidents in their newest version, the last one first.',
    out: z.object({ cases: z.array(caseSchema) }),
  },
  saveCase: {
    method: 'PUT',
    path: `${PATH}/:kind/:id`,
    permission: 'admin',
    summary: 'Adds a version of a case; what was written before stays.',
    params: z.object({ kind: z.enum(CASE_KINDS), id: idSchema }),
    body: z.object({
      /** The version that the change was made from; 0 for a new case. */
      base: z.int().min(0),
      content: z.record(z.string(), z.unknown()),
    }),
    out: caseSchema,
    errors: { [CHANGED_MEANWHILE]: 409, [BAD_CONTENT]: 422 },
  },
  readHistory: {
    method: 'GET',
    path: `${PATH}/:kind/:id`,
    permission: 'admin',
    summary: 'Every version of a case, newest first.',
    params: z.object({ kind: z.enum(CASE_KINDS), id: idSchema }),
    out: z.object({ versions: z.array(caseSchema) }),
  },
  readPaper: {
    method: 'GET',
    path: `${PATH}/papers/:paper`,
    permission: 'admin',
    summary:
      'The record of processing operations, or the draft of the impact report, in Portuguese; what only the operator knows is marked.',
    params: z.object({ paper: z.enum(PAPERS) }),
    file: 'text/markdown; charset=utf-8',
  },
  exportCases: {
    method: 'GET',
    path: `${PATH}/export`,
    permission: 'admin',
    summary: 'Every version of every case, one JSON object a line, to be handed over.',
    file: 'application/x-ndjson; charset=utf-8',
  },
});
