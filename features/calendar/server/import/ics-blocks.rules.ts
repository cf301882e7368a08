/** The lines of one event of a file that matter here, those of its rules apart. */
export interface EventBlock {
  readonly lines: readonly string[];
  /** What stands after `RRULE:`. */
  readonly rules: readonly string[];
}

/** What a file says of a zone that it names: the name that others know it by, and its offsets from UTC. */
export interface ZoneBlock {
  readonly knownAs: string | null;
  readonly offsets: readonly string[];
}

export interface CalendarBlocks {
  readonly events: readonly EventBlock[];
  readonly zones: ReadonlyMap<string, ZoneBlock>;
}

/** Lines that an event is read from; everything else of a file is passed over, whatever it holds. */
const READ =
  /^(?:UID|DTSTART|DTEND|DURATION|RDATE|EXDATE|RECURRENCE-ID|SUMMARY|DESCRIPTION|LOCATION|STATUS|TRIGGER)[;:]/i;
/** Where a component begins or ends. */
const MARK = /^(BEGIN|END):([\w-]+)\s*$/i;
/** Longer lines are cut: no text of ours is as long, and a reader’s time may grow with their square. */
const MAX_LINE = 20_000;
/** Components within each other: a calendar, an event, an alarm. */
const MAX_DEPTH = 8;

/**
 * The events and zones of an iCalendar file (RFC 5545), each by itself, so that one that cannot be read
 * keeps no other out; null for what is no such file or ends too soon.
 */
export function blocksOf(text: string): CalendarBlocks | null {
  const open: string[] = [];
  const events: { lines: string[]; rules: string[] }[] = [];
  const zones = new Map<string, ZoneBlock>();
  let zone: { id: string; knownAs: string | null; offsets: string[] } | null = null;
  for (const line of unfolded(text)) {
    const [, mark, component = ''] = MARK.exec(line) ?? [];
    const name = component.toUpperCase();
    const begins = mark?.toUpperCase() === 'BEGIN';
    if (begins) {
      if (open.length === 0 ? name !== 'VCALENDAR' : open.length >= MAX_DEPTH) return null;
      open.push(name);
      if (open.length === 2 && name === 'VEVENT') events.push({ lines: [], rules: [] });
      if (open.length === 2 && name === 'VTIMEZONE') zone = { id: '', knownAs: null, offsets: [] };
    } else if (open.length === 0) {
      if (line.trim() !== '') return null;
      continue;
    }
    if (open[1] === 'VEVENT') {
      readInto(events.at(-1), mark ? `${mark}:${name}` : line, open.length === 2);
    }
    if (zone) noteZone(zone, line);
    if (!mark || begins) continue;
    if (open.pop() !== name) return null;
    if (name === 'VTIMEZONE' && zone) {
      zones.set(zone.id, zone);
      zone = null;
    }
  }
  return open.length === 0 && text.trim() !== '' ? { events, zones } : null;
}

function readInto(
  event: { lines: string[]; rules: string[] } | undefined,
  line: string,
  isItsOwn: boolean,
): void {
  const rule = isItsOwn ? /^RRULE(?:;[^:]*)?:(.*)$/i.exec(line)?.[1] : undefined;
  if (rule !== undefined) event?.rules.push(rule.trim());
  else if (MARK.test(line) || READ.test(line)) event?.lines.push(line.slice(0, MAX_LINE));
}

function noteZone(
  zone: { id: string; knownAs: string | null; offsets: string[] },
  line: string,
): void {
  const [, name = '', value = ''] =
    /^(TZID|X-LIC-LOCATION|TZOFFSETTO)(?:;[^:]*)?:(.*)$/i.exec(line) ?? [];
  const said = value.trim();
  if (/^TZID$/i.test(name)) zone.id = said;
  else if (/^X-LIC/i.test(name)) zone.knownAs = said;
  else if (name) zone.offsets.push(said);
}

/** The lines of a file, each put together again from its parts. */
const unfolded = (text: string): string[] =>
  text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?|\n/g, '\n')
    .replaceAll(/\n[ \t]/g, '')
    .split('\n');
