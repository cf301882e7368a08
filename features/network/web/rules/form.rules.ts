import type { Draft, Kind, Managed, Place, Spoken } from '../../contract/network.contract.ts';
import { MAX_PLAN, MAX_PLANS, MAX_TOPIC, MAX_TOPICS } from '../../contract/network.contract.ts';
import { isPhone, isSafeLink, mentionsPrice } from '../../contract/network.rules.ts';
import { councilFits, registryOf, type Specialty } from '../../contract/registry.rules.ts';

/** An entry while it is being written, as its fields hold it. */
export interface EntryForm {
  kind: Kind;
  name: string;
  registry: string;
  specialties: readonly Specialty[];
  /** With commas between them. */
  topics: string;
  online: boolean;
  inPerson: boolean;
  /** As it is written: `Campinas, SP`; and which one that is, where it is one. */
  city: string;
  place: Place | null;
  neighbourhood: string;
  address: string;
  languages: readonly Spoken[];
  /** With commas between them. */
  plans: string;
  email: string;
  phone: string;
  site: string;
  about: string;
  sessions: string;
  access: string;
  team: string;
  checked: boolean;
  checkedOn: string;
  checkedBy: string;
  checkAgain: string;
}

/** Fields that can be wrong, in the order in which they stand. */
export const FIELDS = [
  ...['name', 'registry', 'specialties', 'topics', 'online', 'city', 'languages', 'plans'],
  ...['email', 'phone', 'site', 'about', 'sessions', 'access', 'team'],
  ...['checkedOn', 'checkedBy', 'checkAgain'],
] as const satisfies readonly (keyof EntryForm)[];
export type Field = (typeof FIELDS)[number];
/** What is wrong with a field: `admin.problem.<problem>` says what to do. */
export type Problem =
  | 'missing'
  | 'registry'
  | 'council'
  | 'taken'
  | 'mode'
  | 'city'
  | 'tooMany'
  | 'contact'
  | 'email'
  | 'phone'
  | 'link'
  | 'price'
  | 'future'
  | 'again';
export type Problems = Partial<Record<Field, Problem>>;

export const cityOf = (place: Place | null) => (place ? `${place.name}, ${place.state}` : '');

export function newForm(): EntryForm {
  return {
    ...{ kind: 'professional', name: '', registry: '', specialties: [], topics: '' },
    ...{ online: true, inPerson: false, city: '', place: null, neighbourhood: '', address: '' },
    ...{ languages: ['pt'], plans: '', email: '', phone: '', site: '' },
    ...{ about: '', sessions: '', access: '', team: '' },
    ...{ checked: false, checkedOn: '', checkedBy: '', checkAgain: '' },
  };
}

/** The fields of an entry that is there. */
export function formOf(entry: Managed): EntryForm {
  const { kind, name, registry, specialties, online, inPerson, place, languages } = entry;
  const { neighbourhood, address, about, sessions, access, team, check } = entry;
  return {
    ...{ kind, name, registry, specialties, online, inPerson, place, languages },
    ...{ neighbourhood, address, about, sessions, access, team },
    ...entry.contact,
    topics: entry.topics.join(', '),
    plans: entry.plans.join(', '),
    city: cityOf(place),
    checked: check !== null,
    checkedOn: check?.on ?? '',
    checkedBy: check?.by ?? '',
    checkAgain: check?.again ?? '',
  };
}

const listOf = (text: string) =>
  text
    .split(/[,;\n]/)
    .map((one) => one.trim())
    .filter(Boolean);
const missing = (text: string): Problem | null => (text.trim() === '' ? 'missing' : null);
const price = (text: string): Problem | null => (mentionsPrice(text) ? 'price' : null);

/** What keeps a form from being saved, by field; `today` is the person's day. */
export function problemsOf(form: EntryForm, today: string): Problems {
  const { kind, registry, specialties, email, phone, site, inPerson, place, city } = form;
  const known = registryOf(registry) !== null;
  const fits = kind === 'clinic' || !known || councilFits(registry, specialties);
  const reachable = [email, phone, site].some((one) => one.trim() !== '');
  const found: [Field, Problem | null][] = [
    ['name', missing(form.name)],
    ['registry', missing(registry) ?? (known ? null : 'registry')],
    ['specialties', specialties.length === 0 ? 'missing' : fits ? null : 'council'],
    ['topics', listProblem(form.topics, MAX_TOPICS, MAX_TOPIC)],
    ['online', form.online || inPerson ? null : 'mode'],
    ['city', city.trim() === '' ? (inPerson ? 'missing' : null) : place ? null : 'city'],
    ['languages', form.languages.length === 0 ? 'missing' : null],
    ['plans', listProblem(form.plans, MAX_PLANS, MAX_PLAN)],
    ['email', reachable ? (/^$|^\S+@\S+\.\S+$/.test(email.trim()) ? null : 'email') : 'contact'],
    ['phone', phone.trim() === '' || isPhone(phone) ? null : 'phone'],
    ['site', site.trim() === '' || isSafeLink(site.trim()) ? null : 'link'],
    ['about', price(form.about)],
    ['sessions', price(form.sessions)],
    ['access', price(form.access)],
    ['team', price(form.team)],
    ...(form.checked ? checkProblems(form, today) : []),
  ];
  return Object.fromEntries(found.filter(([, problem]) => problem !== null));
}

function listProblem(text: string, most: number, longest: number): Problem | null {
  const parts = listOf(text);
  if (parts.length > most || parts.some((one) => one.length > longest)) return 'tooMany';
  return price(text);
}

function checkProblems(form: EntryForm, today: string): [Field, Problem | null][] {
  const { checkedOn, checkedBy, checkAgain } = form;
  return [
    ['checkedOn', missing(checkedOn) ?? (checkedOn > today ? 'future' : null)],
    ['checkedBy', missing(checkedBy)],
    ['checkAgain', missing(checkAgain) ?? (checkedOn < checkAgain ? null : 'again')],
  ];
}

/** What is sent of a form without problems. */
export function draftOf(form: EntryForm): Draft {
  const { kind, online, inPerson, place, specialties, languages } = form;
  return {
    ...{ kind, online, inPerson },
    specialties: [...specialties],
    languages: [...languages],
    name: form.name.trim(),
    registry: registryOf(form.registry)?.text ?? form.registry,
    topics: listOf(form.topics),
    plans: listOf(form.plans),
    municipality: place?.code ?? null,
    neighbourhood: form.neighbourhood.trim(),
    address: form.address.trim(),
    contact: { email: form.email.trim(), phone: form.phone.trim(), site: form.site.trim() },
    about: form.about.trim(),
    sessions: form.sessions.trim(),
    access: form.access.trim(),
    team: kind === 'clinic' ? form.team.trim() : '',
    check: form.checked
      ? { on: form.checkedOn, by: form.checkedBy.trim(), again: form.checkAgain }
      : null,
  };
}
