import type { Language } from '#packages/i18n/languages.ts';
import { blocksOf, notationOf, problemOfBlocks } from '#packages/kernel/written-text.ts';
import {
  MAX_NEWS_SOURCES,
  MAX_VIDEO_SECONDS,
  type ManagedNews,
  type NewsCategory,
  type NewsDraft,
} from '../../contract/news.contract.ts';
import { isReviewSpan, isSafeLink, looksLikeRegister } from '../../contract/news.rules.ts';
import { lengthOf, secondsOf } from './video.rules.ts';

/** A source while it is being written; `key` tells its row from others. */
interface SourceFields {
  key: string;
  title: string;
  url: string;
}

/** An item while it is being written, as its fields hold it. */
export interface NewsForm {
  kind: NewsDraft['kind'];
  category: NewsCategory;
  language: Language;
  title: string;
  summary: string;
  author: string;
  /** In the plain notation. */
  text: string;
  url: string;
  length: string;
  captions: boolean;
  reviewed: boolean;
  reviewer: string;
  register: string;
  reviewedOn: string;
  reviewAgain: string;
  sources: SourceFields[];
}

/** Fields that can be wrong, in the order in which they stand. */
export const FIELDS = [
  'title',
  'summary',
  'author',
  'url',
  'length',
  'text',
  'sources',
  'reviewer',
  'register',
  'reviewedOn',
  'reviewAgain',
] as const;
export type Field = (typeof FIELDS)[number];
/** What is wrong with a field: `form.problem.<problem>` says what to do. */
export type Problem =
  | 'missing'
  | 'link'
  | 'length'
  | 'tooLong'
  | 'sources'
  | 'register'
  | 'future'
  | 'again';

export const newSource = (): SourceFields => ({ key: crypto.randomUUID(), title: '', url: '' });

export function newForm(language: Language): NewsForm {
  return {
    ...{ kind: 'article', category: 'wellness', language, title: '', summary: '', author: '' },
    ...{ text: '', url: '', length: '', captions: false },
    ...{ reviewed: false, reviewer: '', register: '', reviewedOn: '', reviewAgain: '' },
    sources: [],
  };
}

/** The fields of an item that is there. */
export function formOf(item: ManagedNews): NewsForm {
  const { kind, category, language, title, summary, author, review, video } = item;
  return {
    ...{ kind, category, language, title, summary, author },
    text: notationOf(item.blocks),
    url: video?.url ?? '',
    length: video ? lengthOf(video.seconds) : '',
    captions: video?.captions ?? false,
    reviewed: review !== null,
    reviewer: review?.name ?? '',
    register: review?.register ?? '',
    reviewedOn: review?.on ?? '',
    reviewAgain: review?.again ?? '',
    sources: item.sources.map((source) => ({ ...newSource(), ...source })),
  };
}

/** A row that nobody wrote into is none. */
const written = ({ sources }: NewsForm) =>
  sources.filter(({ title, url }) => title.trim() !== '' || url.trim() !== '');

/** What keeps a form from being saved, by field; `today` is the person's day. */
export function problemsOf(form: NewsForm, today: string): Partial<Record<Field, Problem>> {
  const found: [Field, Problem | null][] = [
    ...(['title', 'summary', 'author'] as const).map((field): [Field, Problem | null] => [
      field,
      missing(form[field]),
    ]),
    ['text', problemOfBlocks(blocksOf(form.text))],
    ['sources', sourcesProblem(form)],
    ...(form.kind === 'video' ? videoProblems(form) : []),
    ...(form.reviewed ? reviewProblems(form, today) : []),
  ];
  return Object.fromEntries(found.filter(([, problem]) => problem !== null));
}

const missing = (text: string): Problem | null => (text.trim() === '' ? 'missing' : null);

function sourcesProblem(form: NewsForm): Problem | null {
  const sources = written(form);
  if (sources.length > MAX_NEWS_SOURCES) return 'tooLong';
  const isWhole = sources.every(({ title, url }) => title.trim() !== '' && isSafeLink(url.trim()));
  return isWhole ? null : 'sources';
}

function videoProblems({ url, length }: NewsForm): [Field, Problem | null][] {
  const seconds = secondsOf(length);
  return [
    ['url', missing(url) ?? (isSafeLink(url.trim()) ? null : 'link')],
    ['length', missing(length) ?? (seconds && seconds <= MAX_VIDEO_SECONDS ? null : 'length')],
  ];
}

function reviewProblems(form: NewsForm, today: string): [Field, Problem | null][] {
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
export function draftOf(form: NewsForm): NewsDraft {
  const { kind, category, language, title, summary, author, captions } = form;
  return {
    ...{ kind, category, language },
    title: title.trim(),
    summary: summary.trim(),
    author: author.trim(),
    blocks: blocksOf(form.text),
    sources: written(form).map((source) => ({
      title: source.title.trim(),
      url: source.url.trim(),
    })),
    review: form.reviewed
      ? {
          name: form.reviewer.trim(),
          register: form.register.trim(),
          on: form.reviewedOn,
          again: form.reviewAgain,
        }
      : null,
    video:
      kind === 'video'
        ? { url: form.url.trim(), seconds: secondsOf(form.length) ?? 0, captions }
        : null,
  };
}
