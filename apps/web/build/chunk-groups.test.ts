import { expect, it } from 'vitest';
import { withSingleIcons } from './single-icons.ts';
import { usesOf } from './uses.ts';

it('tells what a way needs at once and what only later, also where imports run in a circle', () => {
  const graph: Record<string, { now: string[]; later?: string[] }> = {
    login: { now: ['react', 'form'], later: ['auth'] },
    app: { now: ['react', 'auth'], later: ['sheet'] },
    form: { now: ['login'] },
    auth: { now: ['react'] },
    react: { now: [] },
    sheet: { now: ['react'] },
  };
  const infoOf = (id: string) => {
    const { now, later } = graph[id] ?? { now: [] };
    return { importedIds: now, dynamicallyImportedIds: later ?? [] };
  };
  const uses = usesOf({ login: ['login'], app: ['app'] });
  const table = Object.keys(graph).map((id) => {
    const of = uses(id, infoOf);
    return [id, of('login'), of.later('login'), of('app'), of.later('app')];
  });
  expect(table).toEqual([
    ['login', true, true, false, false],
    ['app', false, false, true, true],
    ['form', true, true, false, false],
    ['auth', false, true, true, true],
    ['react', true, true, true, true],
    ['sheet', false, false, false, true],
  ]);
});

it('names the file of each icon and leaves other imports alone', () => {
  const code = `import { IconLeaf, IconMoon as Night } from '@tabler/icons-react';
import { Leaf } from './leaf.tsx';`;
  expect(withSingleIcons('x.tsx', code).split('\n')).toEqual([
    "import IconLeaf from '@tabler/icons-react/dist/esm/icons/IconLeaf.mjs'; import Night from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';",
    "import { Leaf } from './leaf.tsx';",
  ]);
  expect(() => withSingleIcons('x.ts', "import * as icons from '@tabler/icons-react';")).toThrow(
    'by their names',
  );
});
