import * as z from 'zod';
import { DANGER_KINDS, type DangerKind, URGENCIES, type Urgency } from '../engine/kinds.ts';

export { DANGER_KINDS, type DangerKind, URGENCIES, type Urgency };

/** Whom a line reaches; each word has its text in the locale files. */
const CONTACT_ROLES = [
  'listening',
  'emergency',
  'violence',
  'police',
  'abuse',
  'children',
  'poison',
  'labour',
  'health',
  'directory',
  'fromBrazil',
] as const;

/** A line to call or to open, as the person's country has it. */
export const helpContactSchema = z.object({
  role: z.enum(CONTACT_ROLES),
  /** Proper name, the same in every language. */
  name: z.string(),
  /** As people say it; null where there is only an address. */
  number: z.string().nullable(),
  /** `tel:` or `https:` address; null for a place to go to. */
  href: z.string().nullable(),
});
export type HelpContact = z.infer<typeof helpContactSchema>;

/** What a text that tells of danger is answered with; `contacts` stand in the order to offer them. */
export const helpSchema = z.object({
  kind: z.enum(DANGER_KINDS),
  urgency: z.enum(URGENCIES),
  contacts: z.array(helpContactSchema),
});
export type Help = z.infer<typeof helpSchema>;

/**
 * Beside danger of any kind and urgency nothing is praised, nothing is said not to have been found,
 * and no everyday step (a sip of water, a walk) is offered.
 */
export function silencesBrightWords(help: Pick<Help, 'kind'> | null | undefined): boolean {
  return help != null;
}
