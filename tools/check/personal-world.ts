/** Features that hold what people record: no company and no operator reads them, but by the one door. */
const PERSONAL = [
  'burnout',
  'calendar',
  'consultation-summary',
  'diary',
  'emotions',
  'health',
  'rhythm',
  'safety-plan',
  'self-check',
];
/** The door: its statements are all there are. */
const DOOR = /^features\/aggregates\/server\//;
/** Features that companies or the operator look through. */
const LOOKED_THROUGH =
  /^features\/(admin|admin-reports|audit|companies|company-report|corporate-tools|payment|reporting-channel|working-conditions)\//;

const TABLE = /pgTable\(\s*'([a-z_]+)'/g;

export function personalTablesIn(file: string, source: string): string[] {
  const isPersonal = PERSONAL.some((name) => file.startsWith(`features/${name}/server/`));
  if (!isPersonal || !file.endsWith('.tables.ts')) return [];
  return [...source.matchAll(TABLE)].flatMap(([, name]) => name ?? []);
}

/** What of the personal world a file reaches that companies look through; seeds and tests make it up. */
export function personalReach(file: string, source: string, tables: readonly string[]): string[] {
  if (DOOR.test(file) || !LOOKED_THROUGH.test(file) || /\.(test|seed)\.tsx?$/.test(file)) return [];
  const imported = PERSONAL.filter((name) => source.includes(`#features/${name}/server/`));
  const named = tables.filter((table) => new RegExp(`\\b${table}\\b`).test(source));
  return [...imported, ...named];
}
