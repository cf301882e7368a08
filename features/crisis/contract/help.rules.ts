import { CONTACTS, DIRECTORY_NAME, DIRECTORY_URL } from './contacts.ts';
import type { Country } from './country.rules.ts';
import type { DangerKind, Help, HelpContact, Urgency } from './danger.ts';
import { FURTHER_LINES, type FurtherLines } from './further-lines.ts';

/** What a text tells of, without the lines of a country. */
export type Danger = Pick<Help, 'kind' | 'urgency'>;

type Line =
  | 'listening'
  | 'emergency'
  | 'violence'
  | 'police'
  | 'abuse'
  | 'children'
  | 'poison'
  | 'labour'
  | 'freeing'
  | 'health'
  | 'healthOfSubstances';

/** Which lines a kind is offered, in order. A country leaves out those that it has not. */
const LINES: Readonly<Record<DangerKind, readonly Line[]>> = {
  self: ['listening', 'emergency'],
  'someone-else': ['listening', 'emergency', 'violence'],
  'home-violence': ['violence', 'police', 'listening'],
  abuse: ['abuse', 'children', 'police', 'listening'],
  'work-violence': ['police', 'labour', 'violence', 'listening'],
  'harm-to-others': ['listening', 'emergency'],
  psychosis: ['emergency', 'health', 'listening'],
  medical: ['emergency', 'poison'],
  postpartum: ['listening', 'health', 'emergency'],
  eating: ['health', 'listening', 'emergency'],
  substances: ['healthOfSubstances', 'listening', 'emergency'],
  exploitation: ['freeing', 'abuse', 'labour', 'police'],
};

/** Who comes at once leads where somebody must. The own life is the exception: who listens, leads. */
const FIRST_NOW: Readonly<Partial<Record<DangerKind, Line>>> = {
  'someone-else': 'emergency',
  'home-violence': 'police',
  abuse: 'police',
  'harm-to-others': 'emergency',
  postpartum: 'emergency',
  eating: 'emergency',
  substances: 'emergency',
  exploitation: 'police',
};

export const DIRECTORY: HelpContact = {
  role: 'directory',
  name: DIRECTORY_NAME,
  number: null,
  href: DIRECTORY_URL,
};

const CVV = CONTACTS.BR.listening;
/** For who is in Brazil with a device that says otherwise. */
const FROM_BRAZIL: HelpContact = {
  role: 'fromBrazil',
  name: CVV.name,
  number: CVV.number,
  href: `tel:${CVV.dial}`,
};

/** The lines for a danger where the person is, first the one to press. Never empty. */
export function contactsFor({ kind, urgency }: Danger, country: Country): HelpContact[] {
  const first = urgency === 'now' ? FIRST_NOW[kind] : undefined;
  const lines = first ? [first, ...LINES[kind].filter((line) => line !== first)] : LINES[kind];
  const found = lines.flatMap((line) => lineOf(line, country) ?? []);
  const missing = lines.some((line) => line !== 'children' && !lineOf(line, country));
  const contacts = missing ? [...found, DIRECTORY] : found;
  if (!CONTACTS[country].listening) contacts.push(FROM_BRAZIL);
  return contacts.filter(({ href }, nth) => href === null || nth === placeOf(contacts, href));
}

function placeOf(contacts: readonly HelpContact[], href: string): number {
  return contacts.findIndex((contact) => contact.href === href);
}

function lineOf(line: Line, country: Country): HelpContact | undefined {
  const { listening, emergency, violence, police } = CONTACTS[country];
  const known = { listening, emergency, violence, police: police ?? emergency };
  if (!(line in known)) return FURTHER_LINES[country]?.[line as keyof FurtherLines];
  const contact = known[line as keyof typeof known];
  if (!contact) return undefined;
  const { role, name, number, dial } = contact;
  return { role, name, number, href: `tel:${dial}` };
}

/** Who listens and who comes, in every place: what stands where nobody has told of danger. */
export const alwaysThere = (country: Country): HelpContact[] =>
  contactsFor({ kind: 'self', urgency: 'today' }, country);

export function helpFor(danger: Danger, country: Country): Help {
  return { ...danger, contacts: contactsFor(danger, country) };
}

const URGENCY_OF_LEVEL: readonly (Urgency | null)[] = [null, 'support', 'today', 'now'];

/** The gravest first where a text tells of several at once and with the same urgency. */
const GRAVEST: readonly DangerKind[] = [
  'medical',
  'postpartum',
  'self',
  'someone-else',
  'harm-to-others',
  'psychosis',
  'home-violence',
  'abuse',
  'exploitation',
  'work-violence',
  'substances',
  'eating',
];
const SOONEST: readonly Urgency[] = ['now', 'today', 'support'];
/** From this crisis level on the own danger stands beside other kinds; below, those explain the words. */
const OWN_FOR_SURE = 3;
/** Kinds whose words also sound like a wish to die, however plain. */
const SOUND_LIKE_SELF = new Set<DangerKind>([
  'someone-else',
  'harm-to-others',
  'psychosis',
  'postpartum',
  'medical',
]);

/**
 * The one danger that is answered. `crisisLevel` is what the burnout engine hears of the writer's own;
 * where the danger reader hears plainly that it is somebody else's, or another kind, that one stands,
 * and keeps the sooner urgency of the two.
 */
export function dangerOf(told: readonly Danger[], crisisLevel: number): Danger | null {
  const own = URGENCY_OF_LEVEL[crisisLevel] ?? null;
  const plainlySelf = told.some(({ kind }) => kind === 'self');
  const explained = told.some(
    ({ kind }) => crisisLevel < OWN_FOR_SURE || SOUND_LIKE_SELF.has(kind),
  );
  const all: Danger[] = [...told];
  if (own && (plainlySelf || !explained)) all.push({ kind: 'self', urgency: own });
  const [first] = all.sort(
    (a, b) =>
      SOONEST.indexOf(a.urgency) - SOONEST.indexOf(b.urgency) ||
      GRAVEST.indexOf(a.kind) - GRAVEST.indexOf(b.kind),
  );
  return first ?? null;
}

/** Whether a danger is of another kind than the one that was told before, or sooner. */
export function isGraver(danger: Danger, before: readonly Danger[], levelBefore: number): boolean {
  const former = dangerOf(before, levelBefore);
  if (former?.kind !== danger.kind) return true;
  return SOONEST.indexOf(danger.urgency) < SOONEST.indexOf(former.urgency);
}

/** Whether help takes the place of score, level and feedback; a doubt about the own life does not. */
export function takesTheirPlace({ kind, urgency }: Danger): boolean {
  return kind !== 'self' || urgency !== 'support';
}
