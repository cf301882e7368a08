import * as z from 'zod';

/**
 * What kind of danger a text tells of. `self` is the writer's own life; `someone-else` the life of
 * somebody close; `abuse` that of a child, an old or a disabled person, done or seen.
 */
export const DANGER_KINDS = [
  'self',
  'someone-else',
  'home-violence',
  'abuse',
  'work-violence',
  'harm-to-others',
  'psychosis',
  'medical',
  'postpartum',
  'eating',
  'substances',
  'exploitation',
] as const;
export const dangerKindSchema = z.enum(DANGER_KINDS);
export type DangerKind = z.infer<typeof dangerKindSchema>;

/** How soon somebody should be there: this minute, within the day, or whenever the person is ready. */
export const URGENCIES = ['now', 'today', 'support'] as const;
export const urgencySchema = z.enum(URGENCIES);
export type Urgency = z.infer<typeof urgencySchema>;

/** Whom a line reaches; each word has its text in the locale files. */
export const CONTACT_ROLES = [
  'listening',
  'emergency',
  'violence',
  'police',
  'abuse',
  'children',
  'poison',
  'labour',
  'health',
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
  kind: dangerKindSchema,
  urgency: urgencySchema,
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
