import type {
  ManagedPartner,
  PartnerCategory,
  PartnerDraft,
} from '../contract/partners.contract.ts';
import { isSafeLink } from '../contract/partners.rules.ts';

/** A partner while it is being written. */
export interface PartnerForm {
  name: string;
  category: PartnerCategory;
  link: string;
  description: string;
  logo: PartnerDraft['logo'];
}

/** Fields that can be wrong, in the order in which they stand. */
export const FIELDS = ['name', 'link', 'description', 'logo'] as const;
type Field = (typeof FIELDS)[number];
type Problem = 'missing' | 'link' | 'alt';
export type Problems = Partial<Record<Field, Problem>>;

export const newForm = (): PartnerForm => ({
  ...{ name: '', category: 'health', link: '', description: '', logo: null },
});

export function formOf(partner: ManagedPartner): PartnerForm {
  const { name, category, link, description, logo } = partner;
  return { name, category, link, description, logo };
}

/** What keeps a form from being saved, by field. */
export function problemsOf({ name, link, description, logo }: PartnerForm): Problems {
  const missing = (text: string): Problem | null => (text.trim() === '' ? 'missing' : null);
  const found: [Field, Problem | null][] = [
    ['name', missing(name)],
    ['link', missing(link) ?? (isSafeLink(link.trim()) ? null : 'link')],
    ['description', missing(description)],
    ['logo', logo && logo.alt.trim() === '' ? 'alt' : null],
  ];
  return Object.fromEntries(found.filter(([, problem]) => problem !== null));
}

/** What is sent of a form without problems. */
export function draftOf({ name, category, link, description, logo }: PartnerForm): PartnerDraft {
  return {
    ...{ name: name.trim(), category, link: link.trim(), description: description.trim() },
    logo: logo && { path: logo.path, alt: logo.alt.trim() },
  };
}
