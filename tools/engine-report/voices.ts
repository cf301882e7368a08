import { readFileSync } from 'node:fs';
import { rates } from '#corpus/score.ts';
import {
  CATEGORIES,
  type Category,
  type Language,
  read,
} from '../../features/burnout/engine/index.ts';

/**
 * A text written as people write, by somebody who had not read the lexicon: messages, slang,
 * behaviour instead of adjectives. What is marked is which categories are there, not how often.
 */
export interface Voice {
  id: string;
  lang: Language;
  kind: 'ordinary' | 'decoy' | 'danger';
  text: string;
  present: Category[];
}

/** Shares with their counts, so that somebody reads "12 of 54" and not only "0.22". */
export interface VoiceFigures {
  entries: number;
  categories: Record<Category, number>;
  categoryF1: number;
  dangerFound: readonly [found: number, of: number];
  decoyAlarms: readonly [alarms: number, of: number];
  ordinaryAlarms: readonly [alarms: number, of: number];
  crisisPrecision: number;
}

const CORPUS = new URL('../../corpus/', import.meta.url).pathname;

export function readVoices(file: string): Voice[] {
  return readFileSync(`${CORPUS}${file}`, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Voice);
}

export function voiceFigures(voices: readonly Voice[]): VoiceFigures {
  const rows = voices.map((voice) => ({ voice, reading: read(voice.text) }));
  // Categories are asked of ordinary entries alone: danger hides the score.
  const ordinary = rows.filter(({ voice }) => voice.kind === 'ordinary');
  const categories = Object.fromEntries(
    CATEGORIES.map((category) => [
      category,
      rates(
        ordinary,
        ({ voice }) => voice.present.includes(category),
        ({ reading }) => reading.counts[category] > 0,
      ).f1,
    ]),
  ) as Record<Category, number>;
  const alarmsOf = (kind: Voice['kind']): readonly [number, number] => {
    const group = rows.filter(({ voice }) => voice.kind === kind);
    return [group.filter(({ reading }) => reading.crisis).length, group.length];
  };
  const danger = rates(
    rows,
    ({ voice }) => voice.kind === 'danger',
    ({ reading }) => reading.crisis,
  );
  return {
    entries: rows.length,
    categories,
    categoryF1: CATEGORIES.reduce((sum, name) => sum + categories[name], 0) / CATEGORIES.length,
    dangerFound: alarmsOf('danger'),
    decoyAlarms: alarmsOf('decoy'),
    ordinaryAlarms: alarmsOf('ordinary'),
    crisisPrecision: danger.precision,
  };
}
