/** A file's place in the layout, told by its path alone. */
interface Place {
  layer: 'packages' | 'features' | 'apps' | 'other';
  /** Feature or package name. */
  name: string;
  /** contract, server, web or engine inside a feature. */
  face: string;
  path: string;
}

export interface Import {
  from: string;
  to: string;
}

/**
 * What is wrong with one import between two files of the project (paths from its root), or null.
 * Rules (docs/architecture.md): packages -> features -> apps; contract knows neither server nor
 * web; server and web meet in the contract; another feature is reached through its contract, its
 * `server/index.ts`, `web/index.ts` or `engine/index.ts`, and tables by other tables.
 */
export function problemOf({ from, to }: Import): string | null {
  const source = placeOf(from);
  const target = placeOf(to);
  if (source.layer === 'other') return null;
  if (target.layer === 'features' && isTestKit(to) && !isOf(source, target)) {
    return 'what tests of two features need belongs into packages/testing';
  }
  if (isTest(from)) return null;
  if (target.layer === 'other') return `${source.layer} may not import ${topOf(to)}`;
  if (source.layer === 'packages' && target.layer !== 'packages') {
    return `packages know no ${target.layer}`;
  }
  if (source.layer === 'features' && target.layer === 'apps') return 'features know no apps';
  if (source.layer !== 'features' || target.layer !== 'features') return null;
  return source.name === target.name
    ? withinFeature(source, target)
    : acrossFeatures(source, target);
}

function withinFeature(source: Place, target: Place): string | null {
  if (source.face === target.face) return null;
  if (source.face === 'engine') return 'an engine imports nothing from elsewhere';
  if (target.face === 'contract') return null;
  if (target.face === 'engine') return null;
  return `${source.face} may not import ${target.face}: they meet in the contract`;
}

function acrossFeatures(source: Place, target: Place): string | null {
  if (source.face === 'engine') return 'an engine imports nothing from elsewhere';
  if (target.face === 'contract') return null;
  const path = target.path;
  if (/\/engine\/index\.ts$/.test(path) && source.face !== 'contract') return null;
  if (source.face === 'server' && /\/server\/index\.ts$/.test(path)) return null;
  if (source.face === 'web' && /\/web\/index\.tsx?$/.test(path)) return null;
  if (/\.tables\.ts$/.test(source.path) && /\.tables\.ts$/.test(path)) return null;
  return `another feature is reached through its contract or its ${source.face}/index.ts`;
}

function placeOf(path: string): Place {
  const [top = '', name = '', face = ''] = path.split('/');
  const layer = top === 'packages' || top === 'features' || top === 'apps' ? top : 'other';
  return { layer, name, face, path };
}

function topOf(path: string): string {
  return path.split('/')[0] ?? path;
}

const isTestKit = (path: string) => path.includes('/testing/');
const isOf = (source: Place, target: Place) =>
  source.layer === target.layer && source.name === target.name;

/** Tests, demonstration seeds and permission rows may stand on the whole product. */
function isTest(path: string): boolean {
  return /\.test\.tsx?$|(^|\/)testing\/|\.(seed|permissions)\.ts$/.test(path);
}

/** Paths (from the project's root) that a file imports from inside the project. */
export function importsOf(file: string, source: string): Import[] {
  const found: Import[] = [];
  for (const match of source.matchAll(
    /(?:^|\n)\s*(?:import|export)\b[^'";]*?from\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)\s*import\s+['"]([^'"]+)['"]/g,
  )) {
    const specifier = match[1] ?? match[2] ?? match[3] ?? '';
    const to = resolveSpecifier(file, specifier);
    if (to) found.push({ from: file, to });
  }
  return found;
}

function resolveSpecifier(file: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (!specifier.startsWith('.')) return null;
  const parts = file.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
