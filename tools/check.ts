import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf, problemOf } from './check/import-direction.ts';
import { compositeKeysOf, listedTogether } from './check/listed-keys.ts';
import { personalReach, personalTablesIn } from './check/personal-world.ts';
import { newWordingProblems } from './check/wordings.ts';

/**
 * `npm run check`: types, format and lint, promises, direction of imports, lists of keys, what companies
 * reach, dead exports.
 * Runs all of them, prints what each one found, and exits 1 if any found something.
 */
const steps: readonly [name: string, run: () => boolean][] = [
  ['types', () => run('tsc', ['-b'])],
  ['format and lint', () => run('biome', ['ci', '--colors=off', '--error-on-warnings', '.'])],
  ['promises', () => run('oxlint', ['--type-aware', '--deny-warnings'])],
  ['direction of imports', importDirection],
  ['lists of keys', listsOfKeys],
  ['the personal world', personalWorld],
  ['unfinished wordings', unfinishedWordings],
  ['dead exports', () => run('knip', [])],
];

let failed = false;
for (const [name, step] of steps) {
  const start = performance.now();
  const passed = step();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`${passed ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)\n`);
  failed ||= !passed;
}
process.exit(failed ? 1 : 0);

function run(command: string, args: string[]): boolean {
  const bin = join(import.meta.dirname, '../node_modules/.bin', command);
  const { status, stdout, stderr } = spawnSync(bin, args, { encoding: 'utf8' });
  if (status !== 0) process.stdout.write(`${stdout}${stderr}`);
  return status === 0;
}

function importDirection(): boolean {
  const files = globSync('{packages,features,apps}/**/*.{ts,tsx}');
  const problems = files
    .flatMap((file) => importsOf(file, readFileSync(file, 'utf8')))
    .map((found) => ({ ...found, problem: problemOf(found) }))
    .filter(({ problem }) => problem);
  for (const { from, to, problem } of problems) {
    process.stdout.write(`${from} imports ${to}: ${problem}\n`);
  }
  return problems.length === 0;
}

function listsOfKeys(): boolean {
  const keys = globSync('{packages,features}/**/*.tables.ts').flatMap((file) =>
    compositeKeysOf(readFileSync(file, 'utf8')),
  );
  const problems = globSync('{packages,features,apps,tools}/**/*.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      listedTogether(readFileSync(file, 'utf8'), keys).map((columns) => `${file}: ${columns}`),
    );
  for (const problem of problems) {
    process.stdout.write(`${problem} are listed side by side: name pairs (pairsAmong)\n`);
  }
  return problems.length === 0;
}

function personalWorld(): boolean {
  const files = globSync('features/**/*.{ts,tsx}').map((file) => ({
    file,
    source: readFileSync(file, 'utf8'),
  }));
  const tables = files.flatMap(({ file, source }) => personalTablesIn(file, source));
  const problems = files.flatMap(({ file, source }) =>
    personalReach(file, source, tables).map((reached) => `${file} reaches ${reached}`),
  );
  for (const problem of problems) {
    process.stdout.write(`${problem}: only features/aggregates reads what people record\n`);
  }
  return problems.length === 0 && tables.length > 0;
}

function unfinishedWordings(): boolean {
  const problems = newWordingProblems();
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  return problems.length === 0;
}
