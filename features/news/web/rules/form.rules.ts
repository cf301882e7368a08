import type { CoverName } from '#features/content/contract/covers.ts';
import {
  type ContentProblem,
  SOURCED_FIELDS,
  type SourcedForm,
  sourcedForm,
  sourcedOf,
  sourcedProblems,
  type VideoForm,
  videoForm,
  videoOf,
  videoProblems,
} from '#features/content/web/index.ts';
import type { Language } from '#packages/i18n/languages.ts';
import { blocksOf, notationOf, problemOfBlocks } from '#packages/kernel/written-text.ts';
import type { ManagedNews, NewsCategory, NewsDraft } from '../../contract/news.contract.ts';

/** An item while it is being written, as its fields hold it. */
export interface NewsForm extends SourcedForm, VideoForm {
  kind: NewsDraft['kind'];
  category: NewsCategory;
  language: Language;
  title: string;
  summary: string;
  author: string;
  /** In the plain notation. */
  text: string;
  cover: CoverName;
}

/** Fields that can be wrong, in the order in which they stand. */
export const FIELDS = [
  'title',
  'summary',
  'author',
  'url',
  'length',
  'text',
  ...SOURCED_FIELDS,
] as const;
export type Field = (typeof FIELDS)[number];

export function newForm(language: Language): NewsForm {
  return {
    ...{ kind: 'article', category: 'wellness', language, title: '', summary: '', author: '' },
    ...{ text: '', cover: 'varanda' },
    ...videoForm(null),
    ...sourcedForm(),
  };
}

/** The fields of an item that is there. */
export function formOf(item: ManagedNews): NewsForm {
  const { kind, category, language, title, summary, author, cover, video } = item;
  return {
    ...{ kind, category, language, title, summary, author, cover },
    text: notationOf(item.blocks),
    ...videoForm(video),
    ...sourcedForm(item),
  };
}

/** What keeps a form from being saved, by field; `today` is the person's day. */
export function problemsOf(form: NewsForm, today: string): Partial<Record<Field, ContentProblem>> {
  const found: [Field, ContentProblem | null][] = [
    ...(['title', 'summary', 'author'] as const).map((field): [Field, ContentProblem | null] => [
      field,
      missing(form[field]),
    ]),
    ['text', problemOfBlocks(blocksOf(form.text))],
    ...(form.kind === 'video'
      ? (Object.entries(videoProblems(form)) as [Field, ContentProblem | null][])
      : []),
    ...sourcedProblems(form, today),
  ];
  return Object.fromEntries(found.filter(([, problem]) => problem !== null));
}

const missing = (text: string): ContentProblem | null => (text.trim() === '' ? 'missing' : null);

/** What is sent of a form without problems. */
export function draftOf(form: NewsForm): NewsDraft {
  const { kind, category, language, title, summary, author, cover } = form;
  return {
    ...{ kind, category, language, cover },
    title: title.trim(),
    summary: summary.trim(),
    author: author.trim(),
    blocks: blocksOf(form.text),
    ...sourcedOf(form),
    video: kind === 'video' ? videoOf(form) : null,
  };
}
