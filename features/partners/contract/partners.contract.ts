import * as z from 'zod';
import { defineContract, idSchema } from '#packages/api/contract/index.ts';
import { isLogoPath, isSafeLink } from './partners.rules.ts';

export const PARTNER_CATEGORIES = [
  'health',
  'benefits',
  'education',
  'research',
  'community',
] as const;
export type PartnerCategory = (typeof PARTNER_CATEGORIES)[number];

export const MAX_PARTNER_NAME = 80;
export const MAX_PARTNER_TEXT = 240;
/** Most partners of an instance: all of them are shown at once. */
export const MAX_PARTNERS = 60;

const draftFields = {
  name: z.string().trim().min(1).max(MAX_PARTNER_NAME),
  category: z.enum(PARTNER_CATEGORIES),
  link: z.string().trim().max(500).refine(isSafeLink, { error: 'not an https address' }),
  description: z.string().trim().min(1).max(MAX_PARTNER_TEXT),
  /** In the bucket of covers, with words for who does not see it. */
  logo: z
    .object({
      path: z.string().max(200).refine(isLogoPath, { error: 'not a logo' }),
      alt: z.string().trim().min(1).max(200),
    })
    .nullable(),
};
export const draftSchema = z.object(draftFields);
export type PartnerDraft = z.output<typeof draftSchema>;

const partnerSchema = z.object({ id: z.uuid(), ...draftFields });
export type Partner = z.output<typeof partnerSchema>;

const managedSchema = partnerSchema.extend({
  state: z.enum(['draft', 'published', 'withdrawn']),
  updatedAt: z.iso.datetime(),
  /** Grows by one at each change, from 1. */
  revision: z.number().int().min(1),
});
export type ManagedPartner = z.output<typeof managedSchema>;

const ofPartner = z.object({ id: idSchema });
const revision = z.number().int().min(1);

/** Code of a partner that is published: it is withdrawn before it is deleted. */
export const STILL_PUBLISHED = 'still_published';
/** Code of one partner more than there may be. */
export const TOO_MANY_PARTNERS = 'too_many_partners';

export const partnersContract = defineContract({
  listPartners: {
    method: 'GET',
    path: '/api/partners',
    permission: 'public',
    summary: 'Published partners by name.',
    out: z.object({ partners: z.array(partnerSchema) }),
  },
  listManagedPartners: {
    method: 'GET',
    path: '/api/admin/partners',
    permission: 'admin',
    summary: 'Every partner by name, drafts too.',
    out: z.object({ partners: z.array(managedSchema) }),
  },
  addPartner: {
    method: 'POST',
    path: '/api/admin/partners',
    permission: 'admin',
    status: 201,
    summary: 'Creates a draft under a client-generated id; repeating the call updates it.',
    body: z.object({ id: idSchema, draft: draftSchema }),
    out: managedSchema,
    errors: { [TOO_MANY_PARTNERS]: 422 },
  },
  changePartner: {
    method: 'PATCH',
    path: '/api/admin/partners/:id',
    permission: 'admin',
    summary: 'Changes a partner; `conflict` where somebody has changed it since `revision`.',
    params: ofPartner,
    body: z.object({ revision, draft: draftSchema }),
    out: managedSchema,
  },
  publishPartner: {
    method: 'PUT',
    path: '/api/admin/partners/:id/published',
    permission: 'admin',
    summary: 'Publishes a partner, or withdraws it.',
    params: ofPartner,
    body: z.object({ published: z.boolean(), revision }),
    out: managedSchema,
  },
  deletePartner: {
    method: 'DELETE',
    path: '/api/admin/partners/:id',
    permission: 'admin',
    summary: 'Deletes a partner that is not published; it can be brought back for a while.',
    params: ofPartner,
    errors: { [STILL_PUBLISHED]: 409 },
  },
});
