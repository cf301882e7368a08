import { readFileSync } from 'node:fs';
import { read } from '#features/burnout/engine/index.ts';
import { viewOf } from '#features/burnout/server/reading.view.ts';
import type { Material, Memory } from '#features/diary/server/feedback/material.ts';
import type { Language } from '#packages/i18n/languages.ts';

const SETS = new URL('../../corpus/', import.meta.url);

export interface BenchEntry {
  id: string;
  text: string;
}

/** Portuguese entries by hands that wrote neither the engine's lexicon nor the situations. */
export function strangers(file: string): BenchEntry[] {
  return readFileSync(new URL(file, SETS), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as BenchEntry & { lang: string; kind?: string })
    .filter(({ lang, kind = 'ordinary', text }) => {
      return lang === 'pt' && kind === 'ordinary' && text.split(/\s+/u).length >= 8;
    });
}

export function materialFor(
  { id, text }: BenchEntry,
  earlier: readonly Memory[] = [],
  language: Language = 'pt-BR',
): Material {
  return { language, country: 'BR', text, reading: viewOf(read(text)), earlier, seed: id };
}
