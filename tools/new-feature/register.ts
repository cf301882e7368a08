import { readFileSync, writeFileSync } from 'node:fs';
import { LANGUAGES } from '#packages/i18n/languages.ts';
import type { Names } from './names.ts';

/** Adds the feature to the lists of server and web app, and its names for people; gives what it wrote. */
export function register({ kebab, camel, pascal }: Names): string[] {
  const server = 'apps/server/features.ts';
  edit(server, (text) =>
    text
      .replace(
        /^import /m,
        `import { ${camel}Feature } from '#features/${kebab}/server/index.ts';\nimport `,
      )
      .replace('  dashboardFeature,\n];', `  ${camel}Feature,\n  dashboardFeature,\n];`),
  );
  const web = 'apps/web/app/web-features.ts';
  edit(web, (text) =>
    text
      .replace(
        /^import /m,
        `import { ${camel}Feature } from '#features/${kebab}/web/${kebab}.feature.ts';\nimport `,
      )
      .replace('  adminFeature,\n];', `  ${camel}Feature,\n  adminFeature,\n];`),
  );
  const labels = LANGUAGES.map((language) => `apps/web/app/locales/${language}.json`);
  for (const path of labels) {
    edit(path, (text) => {
      const shell = JSON.parse(text) as { screens: Record<string, string> };
      shell.screens[camel] = pascal;
      return `${JSON.stringify(shell, null, 2)}\n`;
    });
  }
  // Its records by name, in the passport and where one is brought in; `trend-notes` comes last in each.
  const contract = 'features/privacy/contract/passport.ts';
  edit(contract, (text) => text.replace("  'trend-notes',", `  '${kebab}',\n  'trend-notes',`));
  const kindNames = LANGUAGES.flatMap((language) => [
    `features/privacy/server/locales/${language}.json`,
    `features/profile/web/locales/${language}.json`,
  ]);
  for (const path of kindNames) {
    edit(path, (text) =>
      text.replace(/^( *)"trend-notes":/m, `$1"${kebab}": "${pascal}",\n$1"trend-notes":`),
    );
  }
  return [server, web, ...labels, contract, ...kindNames];
}

function edit(path: string, change: (text: string) => string): void {
  const text = readFileSync(path, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`${path} has no place for the feature`);
  writeFileSync(path, changed);
}
