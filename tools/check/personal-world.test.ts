import { expect, it } from 'vitest';
import { personalReach, personalTablesIn } from './personal-world.ts';

const TABLES = personalTablesIn(
  'features/emotions/server/emotions.tables.ts',
  "export const emotionDays = pgTable(\n  'emotion_days', {});\npgTable('emotion_moments', {})",
);

it('knows the tables of the personal world', () => {
  expect(TABLES).toEqual(['emotion_days', 'emotion_moments']);
  expect(personalTablesIn('features/news/server/news.tables.ts', "pgTable('news', {})")).toEqual(
    [],
  );
});

it.each([
  ['features/company-report/server/a.ts', 'select 1 from emotion_days', ['emotion_days']],
  ['features/companies/server/a.ts', "import '#features/diary/server/index.ts'", ['diary']],
  ['features/aggregates/server/index.ts', 'select 1 from emotion_days', []],
  ['features/emotions/server/a.ts', 'select 1 from emotion_days', []],
  ['features/company-report/server/a.test.ts', 'select 1 from emotion_days', []],
  ['features/company-report/server/a.ts', 'select 1 from company_members', []],
])('%s with "%s" reaches %j', (file, source, reached) => {
  expect(personalReach(file, source, TABLES)).toEqual(reached);
});
