import {
  isReviewSpan,
  isSafeLink,
  looksLikeRegister,
  MAX_SOURCES,
  type Review,
  type Source,
} from '../../contract/review.ts';

/** A source while it is being written; `key` tells its row from others. */
interface SourceRow extends Source {
  key: string;
}

/** Where a text comes from and who reviewed it, as the fields of a form hold it. */
export interface SourcedForm {
  reviewed: boolean;
  reviewer: string;
  register: string;
  reviewedOn: string;
  reviewAgain: string;
  sources: SourceRow[];
}

/** Fields of it that can be wrong, in the order in which they stand. */
export const SOURCED_FIELDS = [
  'sources',
  'reviewer',
  'register',
  'reviewedOn',
  'reviewAgain',
] as const;
export type SourcedField = (typeof SOURCED_FIELDS)[number];
/** What is wrong with a field: `content:admin.problem.<problem>` says what to do. */
export type ContentProblem =
  | 'missing'
  | 'tooLong'
  | 'sources'
  | 'register'
  | 'future'
  | 'again'
  | 'link'
  | 'length'
  /** A file without its captions or its transcript, or none. */
  | 'file';

export const newSource = (): SourceRow => ({ key: crypto.randomUUID(), title: '', url: '' });

/** The fields of what is there; empty ones for something new. */
export function sourcedForm(
  { sources, review }: { sources: readonly Source[]; review: Review | null } = {
    sources: [],
    review: null,
  },
): SourcedForm {
  return {
    reviewed: review !== null,
    reviewer: review?.name ?? '',
    register: review?.register ?? '',
    reviewedOn: review?.on ?? '',
    reviewAgain: review?.again ?? '',
    sources: sources.map((source) => ({ ...newSource(), ...source })),
  };
}

/** A row that nobody wrote into is none. */
const written = ({ sources }: SourcedForm) =>
  sources.filter(({ title, url }) => title.trim() !== '' || url.trim() !== '');

/** What keeps it from being saved, by field; `today` is the person's day. */
export function sourcedProblems(
  form: SourcedForm,
  today: string,
): [SourcedField, ContentProblem | null][] {
  const sources: [SourcedField, ContentProblem | null] = ['sources', sourcesProblem(form)];
  return form.reviewed ? [sources, ...reviewProblems(form, today)] : [sources];
}

const missing = (text: string): ContentProblem | null => (text.trim() === '' ? 'missing' : null);

function sourcesProblem(form: SourcedForm): ContentProblem | null {
  const sources = written(form);
  if (sources.length > MAX_SOURCES) return 'tooLong';
  const isWhole = sources.every(({ title, url }) => title.trim() !== '' && isSafeLink(url.trim()));
  return isWhole ? null : 'sources';
}

function reviewProblems(form: SourcedForm, today: string): [SourcedField, ContentProblem | null][] {
  const { reviewer, register, reviewedOn, reviewAgain } = form;
  const span = { on: reviewedOn, again: reviewAgain };
  return [
    ['reviewer', missing(reviewer)],
    ['register', missing(register) ?? (looksLikeRegister(register) ? null : 'register')],
    ['reviewedOn', missing(reviewedOn) ?? (reviewedOn > today ? 'future' : null)],
    ['reviewAgain', missing(reviewAgain) ?? (isReviewSpan(span) ? null : 'again')],
  ];
}

/** What is sent of a form without problems. */
export function sourcedOf(form: SourcedForm): { sources: Source[]; review: Review | null } {
  const { reviewed, reviewer, register, reviewedOn: on, reviewAgain: again } = form;
  return {
    sources: written(form).map(({ title, url }) => ({ title: title.trim(), url: url.trim() })),
    review: reviewed ? { name: reviewer.trim(), register: register.trim(), on, again } : null,
  };
}
