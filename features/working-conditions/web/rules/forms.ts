import { FACTORS } from '../../contract/factors.ts';
import {
  ASSESSMENTS,
  type Content,
  PARTICIPATIONS,
  TRIGGERS,
  type WrittenKind,
} from '../../contract/records.ts';

/** How a field of a record is asked for. */
export type Field = {
  readonly name: string;
  /** Key under `fields`, where it is not the name. */
  readonly label?: string;
  readonly optional?: true;
} & (
  | { readonly as: 'line' | 'words' | 'day' | 'check' | 'site' | 'risk' }
  | { readonly as: 'grade' }
  | { readonly as: 'number'; readonly from: number; readonly to: number }
  /** `words` is the key under which each option has its text. */
  | { readonly as: 'choice'; readonly options: readonly string[]; readonly words: string }
);

/** Kinds whose form is nothing but its fields; criteria have a form of their own. */
export type PlainKind = Exclude<WrittenKind, 'criteria' | 'guideline'>;

export const FORMS: Readonly<Record<PlainKind, readonly Field[]>> = {
  risk: [
    { name: 'title', as: 'line' },
    { name: 'factor', as: 'choice', options: FACTORS, words: 'factors' },
    { name: 'site', as: 'site', optional: true },
    { name: 'process', as: 'words' },
    { name: 'activity', as: 'words' },
    { name: 'hazard', as: 'words' },
    { name: 'harms', as: 'words' },
    { name: 'group', as: 'words' },
    { name: 'measures', as: 'words' },
    { name: 'exposure', as: 'words' },
    { name: 'ergonomics', as: 'words' },
    { name: 'severity', as: 'grade' },
    { name: 'demands', as: 'grade' },
    { name: 'weakness', as: 'grade' },
    { name: 'retired', as: 'words', optional: true },
  ],
  action: [
    { name: 'riskId', as: 'risk', optional: true },
    { name: 'said', as: 'words' },
    { name: 'doing', as: 'words' },
    { name: 'measure', as: 'words' },
    { name: 'owner', as: 'line' },
    { name: 'area', as: 'line', optional: true },
    { name: 'startsOn', as: 'day' },
    { name: 'dueOn', as: 'day' },
    { name: 'doneOn', as: 'day', optional: true },
    { name: 'effect', as: 'words', optional: true },
    {
      name: 'effective',
      as: 'choice',
      options: ['', 'yes', 'no', 'unsure'],
      words: 'effective',
      optional: true,
    },
    { name: 'dropped', as: 'words', optional: true },
    { name: 'shown', as: 'check' },
  ],
  participation: [
    { name: 'what', as: 'choice', options: PARTICIPATIONS, words: 'participation.what' },
    { name: 'on', as: 'day' },
    { name: 'subject', as: 'line' },
    { name: 'people', as: 'number', from: 1, to: 1_000_000 },
    { name: 'notes', as: 'words', optional: true },
  ],
  communication: [
    { name: 'title', label: 'communicationTitle', as: 'line' },
    { name: 'on', as: 'day' },
    { name: 'text', as: 'words' },
  ],
  review: [
    { name: 'trigger', as: 'choice', options: TRIGGERS, words: 'trigger' },
    { name: 'on', as: 'day' },
    { name: 'reason', as: 'words' },
    { name: 'doneOn', as: 'day', optional: true },
    { name: 'outcome', as: 'words', optional: true },
  ],
  assessment: [
    { name: 'kind', as: 'choice', options: ASSESSMENTS, words: 'assessment.kind' },
    { name: 'site', as: 'site', optional: true },
    { name: 'askedOn', as: 'day' },
    { name: 'doneOn', as: 'day', optional: true },
    { name: 'by', as: 'line', optional: true },
    { name: 'summary', as: 'words', optional: true },
  ],
};

/** What stands in the fields of a form. */
export type Draft = Readonly<Record<string, string | boolean>>;

/** Fields that are null in a record where nothing is written. */
const NULLS = new Set(['site', 'retired', 'riskId', 'doneOn', 'dropped', 'effective']);

/** The form of a record, or an empty one for a new record of today. */
export function draftOf(
  kind: PlainKind,
  content: Record<string, unknown> | null,
  today: string,
): Draft {
  return Object.fromEntries(
    FORMS[kind].map((field) => {
      const value = content?.[field.name];
      if (field.as === 'check') return [field.name, content ? value === true : true];
      if (content) return [field.name, value === null || value === undefined ? '' : String(value)];
      return [field.name, field.as === 'day' && !field.optional ? today : startOf(field)];
    }),
  );
}

const startOf = (field: Field) => {
  if (field.as === 'choice') return field.options[0] ?? '';
  return field.as === 'grade' ? '3' : '';
};

/** A record as its form says it; what the form does not ask for stays as it was. */
export function contentOf(
  kind: PlainKind,
  draft: Draft,
  kept: Record<string, unknown>,
): Content<PlainKind> {
  const asked = Object.fromEntries(
    FORMS[kind].map((field) => [field.name, writtenIn(field, draft[field.name] ?? '')]),
  );
  return { ...kept, ...asked } as Content<PlainKind>;
}

function writtenIn(field: Field, value: string | boolean): unknown {
  if (typeof value === 'boolean') return value;
  if (field.as === 'grade' || field.as === 'number') return Number(value);
  const text = value.trim();
  return text === '' && NULLS.has(field.name) ? null : text;
}

export type Problem =
  | { readonly what: 'required' | 'order' }
  | { readonly what: 'number'; readonly from: number; readonly to: number };

/** What has to change before a form can be saved, by field. */
export function problemsOf(kind: PlainKind, draft: Draft): Readonly<Record<string, Problem>> {
  const problems: Record<string, Problem> = {};
  for (const field of FORMS[kind]) {
    const value = String(draft[field.name] ?? '').trim();
    if (field.as === 'number') {
      const { from, to } = field;
      const number = Number(value);
      const isFine = /^\d+$/.test(value) && number >= from && number <= to;
      if (!isFine) problems[field.name] = { what: 'number', from, to };
    } else if (value === '' && !field.optional) problems[field.name] = { what: 'required' };
  }
  const { startsOn, dueOn } = draft;
  if (kind === 'action' && !problems.dueOn && String(startsOn) > String(dueOn)) {
    problems.dueOn = { what: 'order' };
  }
  return problems;
}
