import { CONTACTS } from '#features/crisis/contract/contacts.ts';
import type { Country } from '#features/crisis/contract/country.rules.ts';
import {
  type DangerKind,
  type Help,
  silencesBrightWords,
} from '#features/crisis/contract/danger.ts';
import { DIRECTORY } from '#features/crisis/contract/help.rules.ts';
import { fill } from '#packages/i18n/fill.ts';
import { DIARY_TEXTS } from '../../texts.ts';
import type { Facts } from '../extraction/facts.ts';
import { frameIn } from '../frames/library.ts';
import type { Material, Parts } from '../material.ts';

/** From this level on a text tells of its writer's own danger. */
const DANGER_FROM = 2;

/** What kind of danger an entry tells of; null for most. */
export function dangerOf(material: Material, facts: Facts): DangerKind | null {
  const { help, reading } = material;
  // A wish to die that is only hinted at has a line of its own before the text, at level 1.
  const isHinted = help?.kind === 'self' && reading.crisisLevel > 0;
  if (help && silencesBrightWords(help) && !isHinted) return help.kind;
  if (reading.crisisLevel >= DANGER_FROM) return 'self';
  const told = facts.situations.map(({ frame }) => frameIn(material.language, frame)?.danger);
  return told.find((kind) => kind != null) ?? null;
}

/**
 * Two calm sentences, what happened and who answers (`{line}`), and nothing beside them: no bright word, no
 * step, no look back.
 */
export function writeDanger(kind: DangerKind, { language, country, help }: Material): Parts {
  // The card beside the text begins with the same one.
  const line = help?.kind === kind ? help.contacts[0] : undefined;
  const read = fill(DIARY_TEXTS[language].danger[kind], {
    line: nameOf(line ?? lineFor(kind, country)),
  });
  return { read, link: null, question: null, step: null };
}

function lineFor(kind: DangerKind, country: Country): Line {
  const { listening, emergency, violence, police } = CONTACTS[country];
  switch (kind) {
    case 'home-violence':
      return violence ?? police ?? emergency ?? DIRECTORY;
    case 'abuse':
    case 'work-violence':
    case 'exploitation':
      return police ?? emergency ?? DIRECTORY;
    case 'harm-to-others':
    case 'medical':
    case 'psychosis':
      return emergency ?? DIRECTORY;
    default:
      return listening ?? DIRECTORY;
  }
}

type Line = Pick<Help['contacts'][number], 'name' | 'number'>;

function nameOf({ name, number }: Line): string {
  return !number || name.includes(number) ? name : `${number} (${name})`;
}
