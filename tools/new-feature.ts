import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { featureFiles } from './new-feature/files.ts';

/**
 * `npm run new-feature NAME`: lays down the file set of a feature (contract, server, web, texts,
 * test) that runs as it is, and says where to register it. NAME is the glossary's word, in kebab-case.
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
for (const [path, content] of Object.entries(featureFiles(name))) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  process.stdout.write(`  ${path}\n`);
}
process.stdout.write(`
Now:
  1. write the real shapes in features/${name}/contract/${name}.contract.ts
  2. add ${camel(name)}Feature to apps/server/features.ts
  3. add ${camel(name)}Screen to apps/web/app/screens.ts and its label, screens.${camel(name)}, to apps/web/app/locales
  4. npm run db:generate, if it has tables
  5. write its rows of the permission matrix into features/${name}/server/${name}.permissions.ts and declare them (npm test names the missing ones)
`);

function camel(text: string): string {
  return text.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
