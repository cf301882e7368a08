import * as z from 'zod';
import { defineContract, idSchema } from '#packages/api/contract/index.ts';
import { isToolAddress } from './tool-address.rules.ts';

export const TOOL_KINDS = ['email', 'chat', 'boards'] as const;
export type ToolKind = (typeof TOOL_KINDS)[number];

export const MAX_NAME_LENGTH = 60;
export const MAX_ADDRESS_LENGTH = 1000;
/** Links of one company, or of one person. */
export const MAX_TOOLS = 30;
export const TOO_MANY_TOOLS = 'too_many_tools';

export const toolDraftSchema = z.object({
  kind: z.enum(TOOL_KINDS),
  name: z.string().trim().min(1).max(MAX_NAME_LENGTH),
  /** Begins with https and carries no sign-in. */
  address: z.string().max(MAX_ADDRESS_LENGTH).refine(isToolAddress),
});
export type ToolDraft = z.infer<typeof toolDraftSchema>;

export const toolSchema = toolDraftSchema.extend({ id: z.uuid() });
export type Tool = z.infer<typeof toolSchema>;

const ofTool = z.object({ id: idSchema });
const tooMany = { [TOO_MANY_TOOLS]: 409 } as const;
const ofOwnCompany = 'Only the caller’s own company.';

export const corporateToolsContract = defineContract({
  listTools: {
    method: 'GET',
    path: '/api/corporate-tools',
    permission: 'signedIn',
    summary: 'Links that the caller’s company pinned, and the caller’s own shortcuts.',
    out: z.object({
      /** Null for somebody of no company. */
      company: z.object({ name: z.string(), tools: z.array(toolSchema) }).nullable(),
      own: z.array(toolSchema),
    }),
  },
  saveShortcut: {
    method: 'PUT',
    path: '/api/corporate-tools/own/:id',
    permission: 'signedIn',
    summary: 'Saves a shortcut of the caller under a client-generated id; repeating it updates it.',
    params: ofTool,
    body: toolDraftSchema,
    out: toolSchema,
    errors: tooMany,
  },
  deleteShortcut: {
    method: 'DELETE',
    path: '/api/corporate-tools/own/:id',
    permission: 'signedIn',
    summary: 'Deletes a shortcut of the caller; one that is not there is deleted already.',
    params: ofTool,
  },
  saveCompanyTool: {
    method: 'PUT',
    path: '/api/companies/own/tools/:id',
    permission: 'companyAdmin',
    policy: ofOwnCompany,
    summary: 'Pins a link for everybody of the company; repeating it updates it, its place stays.',
    params: ofTool,
    body: toolDraftSchema,
    out: toolSchema,
    errors: tooMany,
  },
  deleteCompanyTool: {
    method: 'DELETE',
    path: '/api/companies/own/tools/:id',
    permission: 'companyAdmin',
    policy: ofOwnCompany,
    summary: 'Takes a pinned link away; one that is not there is taken away already.',
    params: ofTool,
  },
  orderCompanyTools: {
    method: 'PUT',
    path: '/api/companies/own/tools',
    permission: 'companyAdmin',
    policy: ofOwnCompany,
    summary:
      'Puts the pinned links into this order; those that are not named follow as they stood.',
    body: z.object({ ids: z.array(z.uuid()).max(MAX_TOOLS) }),
  },
});
