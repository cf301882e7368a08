import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const SHEET = 'packages/ui/styles/mantine.css';

function usedComponents(): string[] {
  const files = globSync('{apps/web,features/*/web,packages/ui}/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: (path) => path.includes('node_modules') || path.includes('.test.'),
  });
  const names = files.flatMap((file) => {
    const source = readFileSync(join(ROOT, file), 'utf8');
    return [...source.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(([, list]) =>
      (list ?? '').split(',').map((name) => name.trim()),
    );
  });
  return [...new Set(names)].filter((name) => /^[A-Z]\w+$/.test(name)).sort();
}

it('every component of Mantine in use has its style sheet in the app', () => {
  const sheet = readFileSync(join(ROOT, SHEET), 'utf8');
  const missing = usedComponents().filter(
    (name) =>
      existsSync(join(ROOT, `node_modules/@mantine/core/styles/${name}.css`)) &&
      !sheet.includes(`styles/${name}.css`),
  );
  expect(missing, `Add them to ${SHEET}, in Mantine's own order`).toEqual([]);
});
