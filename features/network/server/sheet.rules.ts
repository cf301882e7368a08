import {
  cellsOf,
  keyOf,
  PART,
  partsOf,
  readSheet,
  type SheetLine,
} from '#features/content/server/index.ts';
import { CSV_MARK, csvLine } from '#packages/kernel/csv.ts';
import {
  type Draft,
  draftSchema,
  type Kind,
  type LineProblem,
  type Spoken,
} from '../contract/network.contract.ts';
import { registryOf, type Specialty } from '../contract/registry.rules.ts';
import { municipalityNamed, municipalityOf } from './municipalities.ts';

const KIND_WORDS: Record<Kind, string> = { professional: 'profissional', clinic: 'clínica' };
const SPECIALTY_WORDS: Record<Specialty, string> = {
  psychology: 'psicologia',
  psychiatry: 'psiquiatria',
  sleep_medicine: 'medicina do sono',
  occupational_medicine: 'medicina do trabalho',
  general_medicine: 'clínica médica',
  nutrition: 'nutrição',
  physiotherapy: 'fisioterapia',
  occupational_therapy: 'terapia ocupacional',
};
const SPOKEN_WORDS: Record<Spoken, string> = {
  ...{ pt: 'português', libras: 'Libras', en: 'inglês', es: 'espanhol', fr: 'francês' },
  ...{ it: 'italiano', de: 'alemão', ja: 'japonês', zh: 'chinês', ar: 'árabe' },
};

/** The columns of the table, in their order; a file may leave out all but the first four. */
const COLUMNS = [
  ...['tipo', 'nome', 'especialidades', 'registro', 'assuntos', 'por_video', 'presencial'],
  ...['municipio_ibge', 'municipio', 'uf', 'bairro', 'endereco', 'idiomas', 'planos'],
  ...['email', 'telefone', 'site', 'sobre', 'sessoes', 'acesso', 'equipe'],
  ...['conferido_em', 'conferido_por', 'conferir_de_novo'],
] as const;
const NEEDED = ['tipo', 'nome', 'especialidades', 'registro'];

/** The table of some entries, for spreadsheets. */
export function* sheetOf(drafts: Iterable<Draft>): Generator<string> {
  yield CSV_MARK + csvLine(COLUMNS, ';');
  for (const draft of drafts) yield csvLine(rowOf(draft), ';');
}

function rowOf(draft: Draft): string[] {
  const place = municipalityOf(draft.municipality);
  const { contact, check } = draft;
  return [
    KIND_WORDS[draft.kind],
    draft.name,
    draft.specialties.map((one) => SPECIALTY_WORDS[one]).join(PART),
    draft.registry,
    draft.topics.join(PART),
    draft.online ? 'sim' : 'não',
    draft.inPerson ? 'sim' : 'não',
    ...(place ? [String(place.code), place.name, place.state] : ['', '', '']),
    draft.neighbourhood,
    draft.address,
    draft.languages.map((one) => SPOKEN_WORDS[one]).join(PART),
    draft.plans.join(PART),
    ...[contact.email, contact.phone, contact.site],
    ...[draft.about, draft.sessions, draft.access, draft.team],
    ...(check ? [check.on, check.by, check.again] : ['', '', '']),
  ];
}

/** A line of the network's table. */
export interface EntryLine extends SheetLine {
  /** In its one form; what was written where that is no registry. */
  registry: string;
  name: string;
}

/** The lines of a table; null where the text is none, or has too many. */
export function readLines(text: string): EntryLine[] | null {
  const lines = readSheet(text, NEEDED);
  return (
    lines?.map(({ line, cells }) => {
      const registry = cells.get('registro') ?? '';
      const name = cells.get('nome') ?? '';
      return { line, cells, name, registry: registryOf(registry)?.text ?? registry };
    }) ?? null
  );
}

/** What a field of a draft is called where a line is refused for it. */
const PROBLEM_OF: Readonly<Record<string, LineProblem>> = {
  ...{ kind: 'kind', name: 'name', specialties: 'specialties', registry: 'registry' },
  ...{ online: 'modes', municipality: 'municipality', languages: 'languages' },
  ...{ contact: 'contact', check: 'check' },
};

/** What a line makes of an entry, or of nothing; columns that the table lacks stay as they are. */
export function draftOfLine(
  { cells }: Pick<EntryLine, 'cells'>,
  standing: Draft | null,
): { draft: Draft } | { problems: LineProblem[] } {
  const { has, cell, part, list, yes } = cellsOf<(typeof COLUMNS)[number]>(cells);
  const { contact, check } = standing ?? {};
  const wrong: LineProblem[] = [];
  const place = placeOf(cells);
  if (place === undefined) wrong.push('municipality');
  const isPlaced = has('municipio_ibge') || has('municipio');
  const whole = ['conferido_em', 'conferido_por', 'conferir_de_novo'] as const;
  const written = whole.map((name) => cell(name));
  const checked = whole.some(has)
    ? written.every((one) => one === '')
      ? null
      : { on: written[0], by: written[1], again: written[2] }
    : (check ?? null);
  const parsed = draftSchema.safeParse({
    kind: keyOf(KIND_WORDS, cell('tipo')),
    name: cell('nome'),
    specialties: partsOf(cell('especialidades')).map((one) => keyOf(SPECIALTY_WORDS, one)),
    registry: cell('registro'),
    topics: list('assuntos', standing?.topics),
    online: yes('por_video', standing?.online),
    inPerson: yes('presencial', standing?.inPerson),
    municipality: isPlaced ? (place ?? null) : (standing?.municipality ?? null),
    neighbourhood: part('bairro', standing?.neighbourhood),
    address: part('endereco', standing?.address),
    languages: has('idiomas')
      ? partsOf(cell('idiomas')).map((one) => keyOf(SPOKEN_WORDS, one))
      : (standing?.languages ?? ['pt']),
    plans: list('planos', standing?.plans),
    contact: {
      email: part('email', contact?.email),
      phone: part('telefone', contact?.phone),
      site: part('site', contact?.site),
    },
    about: part('sobre', standing?.about),
    sessions: part('sessoes', standing?.sessions),
    access: part('acesso', standing?.access),
    team: part('equipe', standing?.team),
    check: checked,
  });
  if (parsed.success && wrong.length === 0) return { draft: parsed.data };
  const issues = parsed.error?.issues ?? [];
  const found = issues.map(({ path: [field] }) => PROBLEM_OF[String(field)] ?? 'texts');
  return { problems: [...new Set([...wrong, ...found])] };
}

/** The code that a line names, null for none; undefined where there is no such municipality. */
function placeOf(cells: ReadonlyMap<string, string>): number | null | undefined {
  const code = cells.get('municipio_ibge') ?? '';
  if (code !== '') return municipalityOf(Number(code))?.code;
  const name = cells.get('municipio') ?? '';
  return name === '' ? null : municipalityNamed(name, cells.get('uf') ?? '')?.code;
}
