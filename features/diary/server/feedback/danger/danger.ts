import type { AppLanguage } from '#features/access/contract/access.contract.ts';
import { CONTACTS, type Contact } from '#features/crisis/contract/contacts.ts';
import type { Country } from '#features/crisis/contract/country.rules.ts';
import type { DangerKind } from '#features/crisis/contract/danger.ts';
import { fill } from '#packages/i18n/fill.ts';
import type { Facts } from '../extraction/facts.ts';
import { frameIn } from '../frames/library.ts';
import type { Material, Parts } from '../material.ts';
import { enUS } from './en-US.ts';
import { esES } from './es-ES.ts';
import { frFR } from './fr-FR.ts';
import { ptBR } from './pt-BR.ts';

/** The two sentences of each kind: what happened, and who answers; `{line}` is the first number to call. */
export type DangerTexts = Readonly<Record<DangerKind, string>>;

const TEXTS: Readonly<Record<AppLanguage, DangerTexts>> = {
  'pt-BR': ptBR,
  'en-US': enUS,
  'es-ES': esES,
  'fr-FR': frFR,
};

/** From this level on a text tells of its writer's own danger. */
const DANGER_FROM = 2;

/** What kind of danger an entry tells of; null for most. */
export function dangerOf(material: Material, facts: Facts): DangerKind | null {
  if (material.danger) return material.danger;
  if (material.reading.crisisLevel >= DANGER_FROM) return 'self';
  const told = facts.situations.map(({ frame }) => frameIn(material.language, frame)?.danger);
  return told.find((kind) => kind != null) ?? null;
}

/** Two calm sentences, and nothing beside them: no bright word, no step, no look back. */
export function writeDanger(kind: DangerKind, { language, country }: Material): Parts {
  const read = fill(TEXTS[language][kind], { line: nameOf(lineFor(kind, country)) });
  return { read, link: null, question: null, step: null };
}

function lineFor(kind: DangerKind, country: Country): Contact {
  const { listening, emergency, violence, police } = CONTACTS[country];
  switch (kind) {
    case 'home-violence':
      return violence ?? police ?? emergency;
    case 'abuse':
    case 'work-violence':
    case 'exploitation':
      return police ?? emergency;
    case 'harm-to-others':
    case 'medical':
    case 'psychosis':
      return emergency;
    default:
      return listening;
  }
}

function nameOf({ name, number }: Contact): string {
  return name.includes(number) ? name : `${number} (${name})`;
}
