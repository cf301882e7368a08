import type { Counts } from '#features/burnout/engine/index.ts';
import type { Week } from '#features/diary/contract/days.ts';
import { fill } from '#packages/i18n/fill.ts';
import type { Language } from '#packages/i18n/languages.ts';
import { weekdayOf } from '#packages/kernel/index.ts';
import type { Frame } from '../feedback/frames/format.ts';
import { frameIn } from '../feedback/frames/library.ts';
import { violationsOf } from '../feedback/gate.ts';
import { Chooser, speak, typeset } from '../feedback/speech.ts';
import { DIARY_TEXTS } from '../texts.ts';
import { stateOf, type WeekEntry, weekFactsOf } from './week.rules.ts';

interface Span {
  from: string;
  to: string;
  language: Language;
}

/** Situations named, at most: a week is not a list of its troubles. */
const NAMED = 2;
const MOST_SENTENCES = 5;
const FEWEST_SENTENCES = 3;

/** A week in four to six sentences with its question; the same week is told the same way. */
export function writeWeek(
  entries: readonly WeekEntry[],
  moods: readonly { day: string; level: number }[],
  { from, to, language }: Span,
): Week {
  const state = stateOf(entries);
  if (state !== 'told') return { state };
  const facts = weekFactsOf(entries, moods);
  const phrases = DIARY_TEXTS[language].week;
  const chooser = new Chooser({ seed: `${from} ${entries.length}`, earlier: [] });
  const say = (sentence: string, slots: Record<string, string> = {}) =>
    typeset(fill(sentence, slots), language);
  const weekday = (day: string) => phrases.onDay[weekdayOf(day)] ?? '';
  const framesOf = (told: readonly { frame: string }[]) =>
    told.flatMap(({ frame }) => frameIn(language, frame) ?? []);
  const troubles = framesOf(facts.weighed);
  const lineOf = (frame: Frame, list: 'says' | 'asks') => {
    // Said of a week, a sentence that needs to know who does without.
    const free = frame[list].filter((line) => !line.includes('{'));
    const line = chooser.fresh(`${frame.id}.${list}`, free);
    return line === null ? null : speak(line, language, null);
  };
  const weighed = troubles.slice(0, NAMED).flatMap((frame) => lineOf(frame, 'says') ?? []);
  const { heaviest, lightest, turned } = facts;
  const helped = framesOf(facts.helped).findLast((frame) => frame.helped !== null)?.helped;
  const asked = troubles.map((frame) => lineOf(frame, 'asks')).find((line) => line !== null);
  const hard = troubles.some(({ kind }) => kind === 'hard');
  const sentences = [
    ...weighed,
    heaviest && say(phrases.heaviest, { day: weekday(heaviest) }),
    turned &&
      say(turned.up ? phrases.rose : phrases.fell, {
        day: weekday(turned.day),
        before: weekday(turned.before),
      }),
    helped ? say(phrases.helped, { helped }) : null,
    // A hard week has no light day held up to it.
    lightest && !hard && lightest !== turned?.day
      ? say(phrases.lightest, { day: weekday(lightest) })
      : null,
  ].filter((line) => typeof line === 'string');
  const spare = [
    !heaviest && !turned ? say(phrases.even) : null,
    helped ? null : say(phrases.helpUnknown),
    say(phrases.days, {
      from: weekday(entries.at(-1)?.day ?? from),
      to: weekday(entries[0]?.day ?? to),
    }),
  ].filter((line) => line !== null);
  while (sentences.length < FEWEST_SENTENCES) sentences.push(spare.shift() as string);
  const question = asked ?? say(phrases.question);
  const passed = sentences
    .slice(0, MOST_SENTENCES)
    .filter((read) => passes({ read, question }, { language, hard, entries }));
  if (passed.length === 0) return { state: 'few' };
  return { state: 'told', from, to, language, question, sentences: passed };
}

/** The gate of the feedback, sentence by sentence: it counts those of one entry only. */
function passes(
  { read, question }: { read: string; question: string },
  { language, hard, entries }: { language: Language; hard: boolean; entries: readonly WeekEntry[] },
): boolean {
  const kind = hard ? ('hard' as const) : ('event' as const);
  const situation = { frame: '', kind, sentence: 0, who: null, words: 1 };
  const counts = sumOf(entries);
  return (
    violationsOf(
      { read, link: null, question, step: null },
      { language, text: '', earlier: [], reading: { counts } },
      { situations: [situation] },
    ).length === 0
  );
}

function sumOf(entries: readonly WeekEntry[]): Counts {
  const sum = { exhaustion: 0, physical: 0, cynicism: 0, selfcriticism: 0, positive: 0 };
  for (const { counts } of entries) {
    for (const family of Object.keys(sum) as (keyof Counts)[]) sum[family] += counts?.[family] ?? 0;
  }
  return sum;
}
