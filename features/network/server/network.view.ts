import { fold } from '#packages/kernel/words.ts';
import type {
  Card,
  Check,
  Draft,
  Entry,
  Managed,
  ManagedCard,
  State,
} from '../contract/network.contract.ts';
import { searchWords } from '../contract/network.rules.ts';
import { municipalityOf } from './municipalities.ts';
import type { EntryRow, EntryText } from './network.queries.ts';

type ShownRow = EntryRow & { favourite: boolean };

function checkOf({ checkedOn, checkedBy, checkAgain }: EntryRow): Check | null {
  return checkedOn && checkedBy && checkAgain
    ? { on: checkedOn, by: checkedBy, again: checkAgain }
    : null;
}

/** What whoever looks for somebody sees in a list. */
export function cardOf(row: ShownRow): Card {
  const { id, kind, name, specialties, topics, registry, online, inPerson } = row;
  const { neighbourhood, languages, team, demonstration, favourite } = row;
  return {
    ...{ id, kind, name, specialties, topics, registry, online, inPerson },
    ...{ neighbourhood, languages, team, demonstration, favourite },
    checkedOn: row.checkedOn ?? '',
    place: municipalityOf(row.municipality),
  };
}

/** What whoever looks for somebody sees of one. */
export function entryOf(row: ShownRow): Entry {
  const { address, plans, email, phone, site, about, sessions, access } = row;
  const check = checkOf(row);
  if (!check) throw new Error('Only what was checked is shown');
  return {
    ...cardOf(row),
    ...{ address, plans, about, sessions, access, check },
    contact: { email, phone, site },
  };
}

function stateOf({ published, publishedAt }: EntryRow): State {
  if (published) return 'published';
  return publishedAt ? 'withdrawn' : 'draft';
}

const managedPart = (row: EntryRow) => ({
  id: row.id,
  state: stateOf(row),
  place: municipalityOf(row.municipality),
  demonstration: row.demonstration,
  updatedAt: row.updatedAt.toISOString(),
  revision: row.revision,
});

/** What the administration sees of an entry in its list. */
export function managedCardOf(row: EntryRow & { proposed: boolean }): ManagedCard {
  const { kind, name, specialties, registry, proposed } = row;
  return { kind, name, specialties, registry, proposed, check: checkOf(row), ...managedPart(row) };
}

/** What the administration sees of an entry. */
export function managedOf(row: EntryRow): Managed {
  return { ...draftOf(row), ...managedPart(row) };
}

/** An entry as the administration writes it. */
export function draftOf(row: EntryRow): Draft {
  const { kind, name, specialties, topics, registry, online, inPerson, municipality } = row;
  const { neighbourhood, address, languages, plans, email, phone, site } = row;
  const { about, sessions, access, team } = row;
  return {
    ...{ kind, name, specialties, topics, registry, online, inPerson, municipality },
    ...{ neighbourhood, address, languages, plans, about, sessions, access, team },
    contact: { email, phone, site },
    check: checkOf(row),
  };
}

/** Words by which a specialty is found, in the languages of the product. */
const SPECIALTY_WORDS: Record<Draft['specialties'][number], string> = {
  psychology: 'psicologia psicologa psicologo psychology psychologist psychologie terapia',
  psychiatry: 'psiquiatria psiquiatra psychiatry psychiatrist psychiatrie',
  sleep_medicine: 'medicina do sono sleep medicine sueno sommeil',
  occupational_medicine: 'medicina do trabalho occupational medicine trabajo travail',
  general_medicine: 'clinica medica medico medica general medicine medicina general generaliste',
  nutrition: 'nutricao nutricionista nutrition nutricion',
  physiotherapy: 'fisioterapia fisioterapeuta physiotherapy kinesitherapie',
  occupational_therapy: 'terapia ocupacional occupational therapy ergotherapie',
};

/** A draft as its columns, changed at `updatedAt`. */
export function columnsOf(draft: Draft, updatedAt: Date): EntryText {
  const { contact, check, ...text } = draft;
  const place = municipalityOf(draft.municipality);
  const { name, topics, specialties, neighbourhood, about, team } = draft;
  const searched = [
    ...[name, ...topics, ...specialties.map((one) => SPECIALTY_WORDS[one])],
    ...[place?.name ?? '', neighbourhood, team, about],
  ];
  return {
    ...text,
    ...contact,
    checkedOn: check?.on ?? null,
    checkedBy: check?.by ?? null,
    checkAgain: check?.again ?? null,
    sortKey: fold(name),
    words: searchWords(searched.join(' ')),
    updatedAt,
  };
}
