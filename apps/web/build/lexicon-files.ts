import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { SOURCES } from '../../../features/burnout/engine/lexicon/sources.ts';
import { compactTexts } from '../../../features/burnout/engine/tables/compact/compact.ts';

const NAME = /^virtual:lexicon\/(pt|en|es|fr)(\.crisis)?$/;
const FOLDER = fileURLToPath(
  new URL('../../../node_modules/.cache/florescer/compact-lexicon/', import.meta.url),
);

/**
 * Gives the code the addresses of the lexicons in their shortest writing: `virtual:lexicon/pt` holds all of Portuguese,
 * `virtual:lexicon/en.crisis` the crisis wordings of English, `virtual:lexicon/en` the rest of it.
 * They are packed when the code first asks: a dev server has to start anew after a change of a lexicon.
 */
export function lexiconFiles(): Plugin {
  return {
    name: 'florescer:lexicon-files',
    enforce: 'pre',
    resolveId(id) {
      const [, language, crisis] = NAME.exec(id) ?? [];
      if (language === undefined) return undefined;
      return `${fileOf(language as keyof typeof SOURCES, crisis !== undefined)}?url`;
    },
  };
}

function fileOf(language: keyof typeof SOURCES, crisisAlone: boolean): string {
  const { crisis, rest } = compactTexts(SOURCES[language]);
  const text = crisisAlone ? crisis : language === 'pt' ? crisis + rest : rest;
  const file = `${FOLDER}${language}${crisisAlone ? '-crisis' : ''}.txt`;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
  return file;
}
