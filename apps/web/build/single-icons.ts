import { type ESTree, type Plugin, parseSync } from 'vite';

const LIBRARY = '@tabler/icons-react';

/**
 * Lets a build fetch each icon from its own file. The library's index names six thousand of them: without it a build
 * reads one file for each icon in use, and what imports what says which pages an icon is for (`chunk-groups.ts`).
 */
export function singleIcons(): Plugin {
  return {
    name: 'florescer:single-icons',
    apply: 'build',
    transform: {
      order: 'post',
      filter: { code: /@tabler\/icons-react["']/ },
      handler: (code, id) => ({ code: withSingleIcons(id, code), map: null }),
    },
  };
}

/** Code whose imports of icons name the icon's file; nothing else moves to another line. */
export function withSingleIcons(id: string, code: string): string {
  const lang = id.endsWith('x') ? 'tsx' : 'ts';
  const imports = parseSync(id, code, { lang }).program.body.filter(isOfLibrary);
  return imports.reduceRight(
    (text, { start, end, specifiers }) =>
      text.slice(0, start) + specifiers.map(single).join(' ') + text.slice(end),
    code,
  );
}

function single(specifier: ESTree.ImportDeclarationSpecifier): string {
  if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') {
    throw new Error(`Icons are imported by their names, not ${specifier.type}`);
  }
  const { name } = specifier.imported;
  return `import ${specifier.local.name} from '${LIBRARY}/dist/esm/icons/${name}.mjs';`;
}

const isOfLibrary = (part: ESTree.Directive | ESTree.Statement): part is ESTree.ImportDeclaration =>
  part.type === 'ImportDeclaration' && part.source.value === LIBRARY && part.importKind !== 'type';
