import { describe, expect, it } from 'vitest';
import { importsOf, problemOf } from './import-direction.ts';

describe('import direction', () => {
  it.each([
    ['features/diary/server/diary.service.ts', 'packages/db/index.ts'],
    ['features/diary/server/diary.service.ts', 'features/diary/contract/diary.contract.ts'],
    ['features/diary/server/diary.service.ts', 'features/burnout/server/index.ts'],
    ['features/diary/server/diary.service.ts', 'features/burnout/engine/index.ts'],
    ['features/diary/server/diary.tables.ts', 'features/accounts/server/accounts.tables.ts'],
    ['features/diary/web/Page.tsx', 'features/burnout/web/index.ts'],
    ['features/diary/contract/diary.contract.ts', 'features/burnout/contract/burnout.contract.ts'],
    ['apps/server/app.ts', 'features/access/server/index.ts'],
    ['features/diary/server/diary.test.ts', 'apps/server/app.ts'],
    ['tools/seed.ts', 'apps/server/app.ts'],
  ])('lets %s import %s', (from, to) => {
    expect(problemOf({ from, to })).toBeNull();
  });

  it.each([
    ['packages/db/index.ts', 'features/diary/contract/diary.contract.ts'],
    ['packages/ui/theme.ts', 'apps/web/app/main.tsx'],
    ['features/diary/server/diary.service.ts', 'apps/server/app.ts'],
    ['features/diary/server/diary.service.ts', 'features/burnout/server/burnout.queries.ts'],
    ['features/diary/server/diary.service.ts', 'features/diary/web/index.ts'],
    ['features/diary/web/Page.tsx', 'features/diary/server/index.ts'],
    ['features/diary/contract/diary.contract.ts', 'features/diary/server/index.ts'],
    ['features/reports/server/report.ts', 'features/diary/server/diary.tables.ts'],
    ['features/burnout/engine/read.ts', 'features/burnout/contract/burnout.contract.ts'],
    ['features/burnout/engine/read.ts', 'features/diary/contract/diary.contract.ts'],
    ['packages/db/index.ts', 'tools/seed.ts'],
    ['features/burnout/web/Page.test.tsx', 'features/diary/web/testing/entries.ts'],
  ])('refuses %s importing %s', (from, to) => {
    expect(problemOf({ from, to })).not.toBeNull();
  });

  it('finds static, dynamic, side-effect and multi-line imports', () => {
    const source = [
      "import a from './a.ts';",
      "import {\n  b,\n} from '../b/index.ts';",
      "import '#packages/ui/global.css';",
      "const c = () => import('#features/diary/web/index.ts');",
      "export * from './d.ts';",
      "import z from 'zod';",
    ].join('\n');
    expect(importsOf('features/x/web/page.tsx', source).map(({ to }) => to)).toEqual([
      'features/x/web/a.ts',
      'features/x/b/index.ts',
      'packages/ui/global.css',
      'features/diary/web/index.ts',
      'features/x/web/d.ts',
    ]);
  });
});
