import { cellsOf, keyOf, type SheetLine } from '#features/content/server/index.ts';
import { CSV_MARK, csvLine } from '#packages/kernel/csv.ts';
import {
  draftSchema,
  type PartnerCategory,
  type PartnerDraft,
} from '../contract/partners.contract.ts';
import type { PartnerProblem } from '../contract/partners-sheet.contract.ts';

const CATEGORY_WORDS: Record<PartnerCategory, string> = {
  health: 'saúde',
  benefits: 'benefícios',
  education: 'educação',
  research: 'pesquisa',
  community: 'comunidade',
};

/** The columns of the table, in their order. A logo is a file: it stays as it is. */
const COLUMNS = ['nome', 'categoria', 'link', 'descricao'] as const;
/** What a file needs to have; the others may be left out for partners that are here. */
export const NEEDED_COLUMNS = ['nome', 'link'];

/** The table of some partners, for spreadsheets. */
export function* sheetOf(drafts: Iterable<PartnerDraft>): Generator<string> {
  yield CSV_MARK + csvLine(COLUMNS, ';');
  for (const { name, category, link, description } of drafts) {
    yield csvLine([name, CATEGORY_WORDS[category], link, description], ';');
  }
}

/** What a field of a draft is called where a line is refused for it. */
const PROBLEM_OF: Readonly<Record<string, PartnerProblem>> = {
  ...{ name: 'name', category: 'category', link: 'link', description: 'description' },
};

/** What a line makes of a partner, or of nothing; columns that the table lacks stay as they are. */
export function draftOfLine(
  { cells }: Pick<SheetLine, 'cells'>,
  standing: PartnerDraft | null,
): { draft: PartnerDraft | null; problems: PartnerProblem[] } {
  const { part } = cellsOf<(typeof COLUMNS)[number]>(cells);
  const parsed = draftSchema.safeParse({
    name: part('nome', standing?.name),
    category: keyOf(CATEGORY_WORDS, part('categoria', standing?.category)),
    link: part('link', standing?.link),
    description: part('descricao', standing?.description),
    logo: standing?.logo ?? null,
  });
  if (parsed.success) return { draft: parsed.data, problems: [] };
  const found = parsed.error.issues.flatMap(({ path: [field] }) => PROBLEM_OF[String(field)] ?? []);
  return { draft: null, problems: [...new Set(found)] };
}
