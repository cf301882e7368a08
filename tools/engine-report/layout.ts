import type { Estimate } from './bootstrap.ts';
import type { Figures, Measure, PhenomenonFigure } from './figures.ts';

export type Style = 'terminal' | 'markdown';

/** Lines of cells; the first line is the head. */
type Table = string[][];

export const MEASURES: readonly (readonly [Measure, string])[] = [
  ['overall', 'overall mark'],
  ['exhaustion', 'exhaustion F1'],
  ['physical', 'physical F1'],
  ['cynicism', 'cynicism F1'],
  ['selfcriticism', 'self-criticism F1'],
  ['positive', 'positive F1'],
  ['categoryF1', 'categories, macro F1'],
  ['levelF1', 'level, macro F1'],
  ['meanAbsoluteError', 'score, mean error'],
  ['crisisRecall', 'crisis, recall'],
  ['crisisPrecision', 'crisis, precision'],
  ['explicitRecall', 'explicit crisis, recall'],
  ['explicitPrecision', 'explicit crisis, precision'],
  ['decoyAlarms', 'decoys with an alarm'],
];

/** What each tag of the annotated sets stands for, in words. */
const TAGS: Readonly<Record<string, string>> = {
  abbr: 'chat abbreviations',
  advice: 'advice to others',
  cess: 'something that ended ("não … mais")',
  conc: 'concession ("apesar de")',
  contrast: 'contrast ("mas")',
  crisis_direct: 'crisis, said outright',
  crisis_indirect: 'crisis, veiled',
  crisis_other: 'crisis of somebody close',
  crisis_passive: 'crisis, passive wish',
  crisis_past: 'crisis, in the past',
  crisis_plan: 'crisis, plan or farewell',
  crisis_selfharm: 'crisis, self-harm',
  cynic: 'cynicism',
  decoy: 'idioms that sound like crisis',
  dimin: 'diminutives',
  double: 'double negation',
  emoji: 'emoji',
  emphasis: 'emphasis',
  everyday: 'everyday life, no sign in it',
  fiction: 'films and books',
  enclitic: 'enclitics ("sinto-me")',
  formal: 'formal register',
  gerund: 'gerunds',
  hedge: 'hedges ("meio", "acho que")',
  hyp: 'hypothesis, fear, need',
  idiom: 'idioms',
  imperf: 'imperfect tense',
  int: 'intensifiers',
  list: 'lists',
  long: 'long entries',
  need: 'needs',
  news: 'news',
  plan: 'plans',
  truth: 'general truths ("dirigir cansa")',
  mixed: 'mixed signs',
  mwe: 'fixed wordings of several words',
  neg: 'negation',
  negpos: 'denied positive',
  negpseudo: 'denial that affirms ("nunca tão")',
  neutral: 'no sign at all',
  noacc: 'written without accents',
  object: 'words said of things',
  other: 'somebody else',
  'other-cause': 'another cause',
  past: 'past and over',
  physical: 'bodily complaints',
  positive: 'positive signs',
  question: 'questions',
  quote: 'quotations',
  regional: 'regional wordings',
  rep: 'emphatic repetition',
  reported: 'reported speech',
  sarcasm: 'irony',
  scope: 'reach of a negation',
  selfcrit: 'self-criticism',
  short: 'short entries',
  slang: 'slang',
  typo: 'slips of the pen',
  we: '"a gente", "we"',
  wish: 'wishes',
};

/** One column a group (all entries, then each language), one line a measure. */
export function figuresTable(columns: readonly (readonly [string, Figures])[]): Table {
  return [
    ['', ...columns.map(([name, { entries }]) => `${name}, n = ${entries}`)],
    ...MEASURES.map(([measure, label]) => [
      label,
      ...columns.map(([, figures]) => cell(figures[measure])),
    ]),
  ];
}

/** One line a phenomenon. */
export function phenomenaTable(phenomena: readonly PhenomenonFigure[]): Table {
  return [
    ['phenomenon', 'n', 'read exactly'],
    ...phenomena.map(({ tag, entries, exact }) => [TAGS[tag] ?? tag, String(entries), cell(exact)]),
  ];
}

/** A table as text: padded columns for the terminal, pipes for Markdown. */
export function render(table: Table, style: Style): string {
  if (style === 'markdown') {
    const [head = [], ...lines] = table.map((line) => `| ${line.join(' | ')} |`);
    const rule = `|${(table[0] ?? []).map(() => '---').join('|')}|`;
    return [head, rule, ...lines].join('\n');
  }
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((line) => line[column]?.length ?? 0)),
  );
  return table
    .map((line) =>
      line
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('   ')
        .trimEnd(),
    )
    .join('\n');
}

function cell(estimate: Estimate | null): string {
  if (estimate === null) return 'no case';
  const { value, low, high } = estimate;
  return `${value.toFixed(3)} (${low.toFixed(2)}-${high.toFixed(2)})`;
}
