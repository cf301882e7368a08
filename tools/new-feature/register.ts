import { readFileSync, writeFileSync } from 'node:fs';
import { LANGUAGES } from '#packages/i18n/languages.ts';
import type { Names } from './names.ts';

/** Adds the feature to the list of the server and of the web app, and its label; gives what it wrote. */
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
  const web = 'apps/web/app/screens.ts';
  edit(web, (text) =>
    text
      .replace(
        /^import /m,
        `import { ${camel}Screen } from '#features/${kebab}/web/${kebab}.routes.tsx';\nimport `,
      )
      .replace('  adminScreen,\n];', `  ${camel}Screen,\n  adminScreen,\n];`),
  );
  const labels = LANGUAGES.map((language) => `apps/web/app/locales/${language}.json`);
  for (const path of labels) {
    edit(path, (text) => {
      const shell = JSON.parse(text) as { screens: Record<string, string> };
      shell.screens[camel] = pascal;
      return `${JSON.stringify(shell, null, 2)}\n`;
    });
  }
  return [server, web, ...labels];
}

function edit(path: string, change: (text: string) => string): void {
  const text = readFileSync(path, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`${path} has no place for the feature`);
  writeFileSync(path, changed);
}
