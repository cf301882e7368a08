import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FALLBACK_LANGUAGE, type Language, languageOfTag } from '#packages/i18n/languages.ts';
import { peoplePatterns } from '../extraction/people.ts';
import type { EntryLanguage } from '../extraction/tokens.ts';
import { compileWording } from '../extraction/wordings.ts';
import { type Frame, parseFrames } from './format.ts';

interface Library {
  frames: ReadonlyMap<string, Frame>;
  patterns: readonly { frame: Frame; patterns: readonly RegExp[] }[];
}

const libraries = new Map<EntryLanguage, Library>();

/** The frames of a language by id, with what they look for; read once, where the first is asked for. */
export function libraryOf(language: EntryLanguage): Library {
  const known = libraries.get(language);
  if (known) return known;
  const folder = join(import.meta.dirname, languageOfTag(language) ?? FALLBACK_LANGUAGE);
  const frames = readdirSync(folder)
    .sort()
    .flatMap((file) => parseFrames(readFileSync(join(folder, file), 'utf8'), file));
  const people = peoplePatterns(language);
  const library = {
    frames: new Map(frames.map((frame) => [frame.id, frame])),
    patterns: frames.map((frame) => ({
      frame,
      patterns: frame.wordings.map((wording) => compileWording(wording, language, people)),
    })),
  };
  libraries.set(language, library);
  return library;
}

/** The frame as a screen's language says it, if it does. */
export function frameIn(language: Language, id: string): Frame | null {
  const short = language.slice(0, 2) as EntryLanguage;
  return libraryOf(short).frames.get(id) ?? null;
}
