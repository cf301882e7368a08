import { readFileSync, writeFileSync } from 'node:fs';
import { ENGINE_VERSION } from '../features/burnout/engine/index.ts';
import { figuresOf, phenomenaOf } from './engine-report/figures.ts';
import { keptApartRuns, runKeptApart } from './engine-report/kept-apart.ts';
import { figuresTable, phenomenaTable, render, type Style } from './engine-report/layout.ts';
import { type ReadSet, readSets } from './engine-report/sets.ts';
import { readVoices, voiceFigures } from './engine-report/voices.ts';
import { voicesTable } from './engine-report/voices-table.ts';

/**
 * `npm run engine:report`: how well the engine reads the annotated sets, with 95% intervals.
 * `-- --markdown` prints it as Markdown, `-- --write` puts it into `docs/engine.md`. `-- --kept-apart`
 * reads the sets kept apart, each once for an engine version, and keeps the figures with them.
 */
const DOCUMENT = new URL('../docs/engine.md', import.meta.url);
const BEGIN = '<!-- figures: npm run engine:report -- --write -->';
const END = '<!-- end of figures -->';

/** Phenomena of fewer entries say little: seven of seven may be six in ten. */
const FEWEST_IN_DOCUMENT = 50;

const LANGUAGES = ['pt', 'en', 'es', 'fr'] as const;

const FLAGS = ['--markdown', '--write', '--kept-apart'];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((word) => !FLAGS.includes(word));
if (unknown.length > 0) {
  process.stderr.write(`Unknown: ${unknown.join(' ')}. Known are ${FLAGS.join(', ')}.\n`);
  process.exit(2);
}
if (wanted.includes('--kept-apart')) runKeptApart(new Date().toISOString().slice(0, 10));
const write = wanted.includes('--write');
const style: Style = write || wanted.includes('--markdown') ? 'markdown' : 'terminal';

const report = [
  `Engine ${ENGINE_VERSION}. In brackets: 95% interval of 2,000 resamples; where every case went one way, the rule of three.`,
  voicesSection(),
  ...readSets().map(sectionOf),
].join('\n\n');

if (write) {
  const text = readFileSync(DOCUMENT, 'utf8');
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (from < 0 || to < from) throw new Error('docs/engine.md has no place for the figures');
  const before = text.slice(0, from + BEGIN.length);
  writeFileSync(DOCUMENT, `${before}\n\n${report}\n\n${text.slice(to)}`);
} else {
  process.stdout.write(`${report}\n`);
}

function voicesSection(): string {
  const title = 'Voices: written as people write, before the lexicon was read';
  const figuresIn = (...files: string[]) => voiceFigures(files.flatMap(readVoices));
  const learntFrom = [
    ['development', figuresIn('voices/development.jsonl', 'voices/development-2.jsonl')],
    [
      "development, strangers'",
      figuresIn(
        'voices/development-3.jsonl',
        'voices/development-4.jsonl',
        'voices/development-5.jsonl',
        'voices/development-6.jsonl',
        'voices/development-7.jsonl',
        'voices/development-8.jsonl',
      ),
    ],
  ] as const;
  return [
    style === 'markdown' ? `### ${title}` : `${title}\n${'='.repeat(title.length)}`,
    render(voicesTable(learntFrom, keptApartRuns()), style),
  ].join('\n\n');
}

function sectionOf({ name, entries }: ReadSet): string {
  const groups = LANGUAGES.map(
    (language) => [language, entries.filter(({ gold }) => gold.lang === language)] as const,
  ).filter(([, group]) => group.length > 0);
  const all = groups.length > 1 ? [['all', entries] as const] : [];
  const columns = [...all, ...groups].map(([name, group]) => [name, figuresOf(group)] as const);
  const title = `The ${name}: ${entries.length} entries`;
  // The document tells of those that prove something; the terminal of all.
  const shown = phenomenaOf(entries).filter(
    (one) => style === 'terminal' || one.entries >= FEWEST_IN_DOCUMENT,
  );
  return [
    style === 'markdown' ? `### ${title}` : `${title}\n${'='.repeat(title.length)}`,
    render(figuresTable(columns), style),
    render(phenomenaTable(shown), style),
  ].join('\n\n');
}
