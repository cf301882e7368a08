import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { frenchSpaces } from '#packages/i18n/french-spaces.ts';

/** Part of `npm run fix`: the no-break spaces of French, in every locale file. */
const ROOT = join(import.meta.dirname, '..');

for (const name of globSync('{features,packages,apps}/**/locales/fr-FR.json', { cwd: ROOT })) {
  const file = join(ROOT, name);
  const text = readFileSync(file, 'utf8');
  const mended = frenchSpaces(text);
  if (mended !== text) writeFileSync(file, mended);
}
