import { cellsOf, keyOf, readSheet, type SheetLine } from '#features/content/server/index.ts';
import { CSV_MARK, csvLine } from '#packages/kernel/csv.ts';
import { blocksOf, notationOf } from '#packages/kernel/written-text.ts';
import { type NewsCategory, type NewsDraft, newsDraftSchema } from '../contract/news.contract.ts';
import type { NewsProblem } from '../contract/news-sheet.contract.ts';

const KIND_WORDS: Record<NewsDraft['kind'], string> = { article: 'artigo', video: 'vídeo' };
const CATEGORY_WORDS: Record<NewsCategory, string> = {
  wellness: 'bem-estar',
  mental_health: 'saúde mental',
  fitness: 'movimento',
  nutrition: 'alimentação',
  productivity: 'produtividade',
  general: 'geral',
};

/** The columns of the table, in their order; a file may leave out all but the title. */
const COLUMNS = [
  ...['codigo', 'titulo', 'tipo', 'categoria', 'idioma', 'resumo', 'autoria', 'capa', 'texto'],
  ...['video_link', 'video_segundos', 'video_legendas'],
] as const;
type Column = (typeof COLUMNS)[number];
const NEEDED = ['titulo'];

export const SHEET_HEADING = CSV_MARK + csvLine(COLUMNS, ';');

/** An item as a line of the table; a film of ours or a file has no cell. */
export function lineOf({ id, video, ...draft }: NewsDraft & { id: string }): string {
  const link = video?.kind === 'link' ? video : null;
  const told = link
    ? [link.url, String(link.seconds), link.captions ? 'sim' : 'não']
    : ['', '', ''];
  const { title, kind, category, language, summary, author, cover, blocks } = draft;
  const head = [id, title, KIND_WORDS[kind], CATEGORY_WORDS[category], language];
  return csvLine([...head, summary, author, cover, notationOf(blocks), ...told], ';');
}

/** A line of the table of news. */
export interface NewsLine extends SheetLine {
  id: string;
  title: string;
}

/** The lines of a table; null where the text is none, or has too many. */
export function readNews(text: string): NewsLine[] | null {
  const lines = readSheet(text, NEEDED);
  const of = (line: SheetLine, name: Column) => line.cells.get(name) ?? '';
  return (
    lines?.map((line) => ({ ...line, id: of(line, 'codigo'), title: of(line, 'titulo') })) ?? null
  );
}

/** What a field of a draft is called where a line is refused for it. */
const PROBLEM_OF: Readonly<Record<string, NewsProblem>> = {
  ...{ kind: 'kind', category: 'category', language: 'language', title: 'title' },
  ...{ summary: 'summary', author: 'author', cover: 'cover', blocks: 'text', video: 'video' },
};

/** What a line makes of an item, or of nothing; what no column tells stays. */
export function draftOfLine(
  { cells }: Pick<NewsLine, 'cells'>,
  standing: NewsDraft | null,
): { draft: NewsDraft | null; problems: NewsProblem[] } {
  const { has, cell, part } = cellsOf<Column>(cells);
  const word = (name: Column, words: Readonly<Record<string, string>>, former: string) =>
    has(name) ? keyOf(words, cell(name)) : former;
  const kind = word('tipo', KIND_WORDS, standing?.kind ?? 'article');
  const text = cell('texto');
  const isUntouched = standing && (!has('texto') || text === notationOf(standing.blocks).trim());
  const parsed = newsDraftSchema.safeParse({
    kind,
    category: word('categoria', CATEGORY_WORDS, standing?.category ?? 'general'),
    language: part('idioma', standing?.language ?? 'pt-BR'),
    title: cell('titulo'),
    summary: part('resumo', standing?.summary),
    author: part('autoria', standing?.author),
    cover: part('capa', standing?.cover ?? 'varanda'),
    blocks: isUntouched ? standing.blocks : blocksOf(text),
    sources: standing?.sources ?? [],
    review: standing?.review ?? null,
    video: videoOfLine(cells, kind === 'video' ? (standing?.video ?? null) : null),
  });
  if (parsed.success) return { draft: parsed.data, problems: [] };
  const found = parsed.error.issues.map(({ path: [field] }) => PROBLEM_OF[String(field)] ?? 'text');
  return { draft: null, problems: [...new Set(found)] };
}

/** A link where the line tells one; without, the film or file that stands there, and no former link. */
function videoOfLine(cells: NewsLine['cells'], standing: NewsDraft['video']) {
  const { has, cell, part, yes } = cellsOf<Column>(cells);
  const former = standing?.kind === 'link' ? standing : null;
  if (!has('video_link') || (cell('video_link') === '' && !former)) return standing;
  if (cell('video_link') === '') return null;
  return {
    kind: 'link',
    url: cell('video_link'),
    seconds: Number(part('video_segundos', String(former?.seconds ?? ''))),
    captions: yes('video_legendas', former?.captions),
  };
}
