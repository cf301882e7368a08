import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { featureFiles } from './new-feature/files.ts';
import { namesOf } from './new-feature/names.ts';
import { register } from './new-feature/register.ts';

/**
 * `npm run new-feature NAME`: lays down a feature (contract, server, web, texts, tests), registers it
 * and makes its migration. It passes `npm run check` and its tests as it is. NAME is the glossary's
 * word, in kebab-case.
 */
const name = process.argv[2] ?? '';
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  process.stderr.write(
    'Usage: npm run new-feature NAME   (kebab-case, the word of docs/glossary.md)\n',
  );
  process.exit(2);
}
if (existsSync(`features/${name}`)) {
  process.stderr.write(`features/${name} is already there.\n`);
  process.exit(1);
}
const names = namesOf(name);
const files = featureFiles(name);
for (const [path, content] of Object.entries(files)) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
const changed = [...Object.keys(files), ...register(names)];
run('drizzle-kit', ['generate', '--name', names.snake]);
run('biome', ['check', '--write', ...changed, 'packages/db/migrations/meta']);
process.stdout.write(`${changed.map((path) => `  ${path}\n`).join('')}
It runs as it is. Now write the real shapes in features/${name}/contract, the titles in its
web/locales and in apps/web/app/locales (screens.${names.camel}), and a \`menu\` where it shall stand in one.
`);

function run(command: string, args: string[]): void {
  const bin = join(import.meta.dirname, '../node_modules/.bin', command);
  const { status, stdout, stderr } = spawnSync(bin, args, { encoding: 'utf8' });
  if (status === 0) return;
  process.stderr.write(`${stdout}${stderr}`);
  process.exit(1);
}
