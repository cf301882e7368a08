import ICAL from 'ical.js';
import {
  type EventDraft,
  MAX_DESCRIPTION_LENGTH,
  MAX_TITLE_LENGTH,
} from '#features/calendar/contract/calendar.contract.ts';
import type { SkipReason } from '#features/calendar/contract/import.contract.ts';
import { laterBy } from '#features/calendar/contract/moved-times.rules.ts';
import type { EventReminder } from '#features/calendar/contract/reminder.contract.ts';
import { localRule, partsOf, ruleOf } from '#features/calendar/contract/rule-text.rules.ts';
import { addDays } from '#packages/kernel/index.ts';
import { spanProblem } from '../event-span.rules.ts';
import type { EventBlock } from './ics-blocks.rules.ts';
import {
  movedTo,
  type Property,
  type Stamp,
  stampsOf,
  Unusable,
  type Zones,
} from './ics-times.rules.ts';

type Component = readonly [string, readonly Property[], readonly Component[]];

/** An event as a file tells it: what it would be here, or why it cannot. */
export interface FileEvent {
  readonly uid: string | null;
  readonly title: string;
  readonly isCancelled: boolean;
  /** Its words did not all have room. */
  readonly isShortened: boolean;
  /** Of one time of a series that was changed by itself: the start that the rule gives it. */
  readonly of: Stamp | null;
  readonly except: readonly Stamp[];
  /** Starts besides those that a rule gives. */
  readonly extra: readonly Stamp[];
  readonly draft: EventDraft | null;
  readonly problem: SkipReason | null;
}

/** What is the same for all events of one reading. */
export interface Reading {
  readonly zones: Zones;
  readonly category: EventDraft['category'];
  /** What an event without a title is called. */
  readonly untitled: string;
}

/** How long an event is that has no length: whoever wrote it meant a moment, and a calendar shows spans. */
const MOMENT_MINUTES = 15;
/** Seconds from the start at which programs ring, and what of ours that is. */
const RINGS: readonly [boolean, number, EventReminder][] = [
  [false, 0, 'at_start'],
  [false, -600, 'ten_minutes'],
  [false, -3_600, 'hour'],
  [false, -86_400, 'day'],
  [true, -21_600, 'evening_before'],
  [true, 28_800, 'morning'],
];

export function eventOfBlock({ lines, rules }: EventBlock, reading: Reading): FileEvent {
  const nothing = { of: null, except: [], extra: [], draft: null, isCancelled: false };
  let event: Component;
  try {
    event = ICAL.parse(lines.join('\r\n'));
  } catch {
    const unread = { uid: null, title: reading.untitled, isShortened: false };
    return { ...nothing, ...unread, problem: 'unreadable' };
  }
  const words = wordsOf(event, reading.untitled);
  const isCancelled = textOf(event, 'status')?.toUpperCase() === 'CANCELLED';
  const told = { uid: textOf(event, 'uid'), title: words.title, isShortened: words.isShortened };
  try {
    const times = (name: string) =>
      event[1].filter(([own]) => own === name).flatMap((one) => stampsOf(one, reading.zones));
    const [of = null] = times('recurrence-id');
    const hasRest = event[1].some(([name, { range }]) => name === 'recurrence-id' && range);
    if (hasRest) throw new Unusable('unreadable');
    const draft = draftOf(event, rules, words, reading);
    const problem = spanProblem(draft);
    const more = { except: times('exdate'), extra: times('rdate') };
    return { ...told, of, ...more, draft, isCancelled, problem };
  } catch (error) {
    if (!(error instanceof Unusable)) throw error;
    return { ...nothing, ...told, isCancelled, problem: error.reason };
  }
}

function draftOf(
  event: Component,
  rules: readonly string[],
  words: { title: string; description: string | null },
  { zones, category }: Reading,
): EventDraft {
  const begins = event[1].find(([name]) => name === 'dtstart');
  const [stated] = begins ? stampsOf(begins, zones) : [];
  if (!stated) throw new Unusable('unreadable');
  const repeats = rules.length > 0;
  // What comes once and is told as an instant is told by the person’s clock; a rule reckons with its own.
  const start = stated.timeZone === 'UTC' && !repeats ? movedTo(stated, zones.own) : stated;
  const { clock, timeZone, isDate: allDay } = start;
  const reminder = reminderOf(event, allDay);
  const repeat = ruleIn(rules, start);
  return {
    ...words,
    ...{ category, allDay, timeZone, start: clock, end: endOf(event, start, zones) },
    ...(repeat ? { repeat } : {}),
    ...(reminder ? { reminder } : {}),
  };
}

function endOf(event: Component, start: Stamp, zones: Zones): string {
  const { clock, timeZone, isDate } = start;
  const ends = event[1].find(([name]) => name === 'dtend');
  if (ends) {
    const [end] = stampsOf(ends, zones);
    if (!end || end.isDate !== isDate) throw new Unusable('unreadable');
    const shown = movedTo(end, timeZone).clock;
    return shown === clock ? endAfter(start, 0) : shown;
  }
  const length = textOf(event, 'duration');
  return endAfter(start, length === null ? 0 : minutesOf(length));
}

/** The end of what begins then and is so long; whole days are one at least. */
function endAfter({ clock, isDate }: Stamp, minutes: number): string {
  if (minutes < 0) throw new Unusable('ends_too_early');
  if (minutes > 100 * 1_440) throw new Unusable('lasts_too_long');
  if (isDate)
    return `${addDays(clock.slice(0, 10), Math.max(1, Math.floor(minutes / 1_440)))}T00:00`;
  return laterBy(clock, minutes || MOMENT_MINUTES);
}

/** The rule of an event as it is kept here, its last time on the clock of the event. */
function ruleIn(rules: readonly string[], { timeZone, isDate }: Stamp): string | null {
  const [rule, ...others] = rules;
  if (rule === undefined) return null;
  const parts = partsOf(rule.toUpperCase());
  if (!parts || others.length > 0) throw new Unusable('rule_unreadable');
  const until = parts.get('UNTIL');
  if (!until) return ruleOf(parts);
  if (isDate) return ruleOf(parts.set('UNTIL', until.slice(0, 8)));
  if (until.endsWith('Z')) return localRule(ruleOf(parts), timeZone);
  return ruleOf(until.includes('T') ? parts.set('UNTIL', `${until}Z`) : parts);
}

/** The reminder of ours that an alarm stands for; an alarm of any other time is none. */
function reminderOf(event: Component, allDay: boolean): EventReminder | null {
  const triggers = event[2].flatMap(([, properties]) =>
    properties.filter(([name, { related }, type]) => {
      return name === 'trigger' && type === 'duration' && related !== 'END';
    }),
  );
  for (const [, , , value] of triggers) {
    const seconds = secondsOf(String(value));
    const known = RINGS.find(([whole, at]) => whole === allDay && at === seconds);
    if (known) return known[2];
  }
  return null;
}

function secondsOf(duration: string): number | null {
  try {
    return ICAL.Duration.fromString(duration).toSeconds();
  } catch {
    return null;
  }
}

function minutesOf(duration: string): number {
  const seconds = secondsOf(duration);
  if (seconds === null) throw new Unusable('unreadable');
  return Math.ceil(seconds / 60);
}

function textOf([, properties]: Component, name: string): string | null {
  const value = properties.find(([own]) => own === name)?.[3];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** Title and description, the place before the latter; what has no room is cut. */
function wordsOf(event: Component, untitled: string) {
  const title =
    cleaned(textOf(event, 'summary') ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim() || untitled;
  const told = [textOf(event, 'location'), textOf(event, 'description')]
    .flatMap((text) => cleaned(text ?? '') || [])
    .join('\n\n');
  return {
    title: cut(title, MAX_TITLE_LENGTH),
    description: told ? cut(told, MAX_DESCRIPTION_LENGTH) : null,
    isShortened: title.length > MAX_TITLE_LENGTH || told.length > MAX_DESCRIPTION_LENGTH,
  };
}

const cleaned = (text: string): string => text.replaceAll(/[^\P{Cc}\t\n]/gu, '').trim();

/** The beginning of a text, with a sign that it is one; no character is split. */
const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
