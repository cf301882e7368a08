import type { Span } from '../contract.ts';
import type { Match } from '../found.ts';
import { TRAIT } from '../tables/build/bits.ts';
import type { Scene } from './scene.ts';

/** Pairs of marks; a straight mark closes what a straight mark opened. */
const CLOSING: Readonly<Record<string, string>> = { '"': '"', '“': '”', '«': '»', '„': '“' };
const OPENING = /["“«„]/g;
/** An opening mark whose partner is farther away was a slip. */
const LONGEST_QUOTATION = 400;
/** Words after a quotation in which its speaker may be named: `"...", disse ela`. */
const SPEAKER_REACH = 3;

/** Stretches of the text between quotation marks, ascending. */
export function findQuotations(text: string): Span[] {
  const spans: Span[] = [];
  /** Next place of each closing mark, so that no stretch is searched twice. */
  const closings = new Map<string, number>();
  OPENING.lastIndex = 0;
  for (let mark = OPENING.exec(text); mark !== null; mark = OPENING.exec(text)) {
    const closing = CLOSING[mark[0]] as string;
    let close = closings.get(closing) ?? -1;
    if (close <= mark.index) {
      close = text.indexOf(closing, mark.index + 1);
      if (close < 0) close = Number.POSITIVE_INFINITY;
      closings.set(closing, close);
    }
    if (close - mark.index > LONGEST_QUOTATION) continue;
    spans.push({ start: mark.index, end: close });
    OPENING.lastIndex = close + 1;
  }
  return spans;
}

/** The reporting verb or speaker that makes the quoted words of a mention somebody else's. */
export function findSpeaker(
  scene: Scene,
  mention: Match,
  quotations: readonly Span[],
): Match | undefined {
  const { words } = scene;
  const place = words.start[mention.from] as number;
  const quotation = quotationAround(quotations, place);
  if (quotation === undefined) return undefined;
  let first = mention.from;
  while (first > 0 && (words.start[first - 1] as number) > quotation.start) first -= 1;
  let last = mention.to;
  while (last < words.count && (words.start[last] as number) < quotation.end) last += 1;
  const cue = speakerIn(scene, first > 0 ? scene.sentenceStart(first - 1) : 0, first);
  if (cue !== undefined) return cue.own ? undefined : { ...mention, ...cue };
  const after = speakerIn(scene, last, Math.min(words.count, last + SPEAKER_REACH));
  return after === undefined || after.own ? undefined : { ...mention, ...after };
}

/** The stretch that holds a place of the text; stretches ascend and do not overlap. */
function quotationAround(quotations: readonly Span[], place: number): Span | undefined {
  let low = 0;
  let high = quotations.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((quotations[middle] as Span).end <= place) low = middle + 1;
    else high = middle;
  }
  const quotation = quotations[low];
  return quotation !== undefined && quotation.start < place ? quotation : undefined;
}

function speakerIn(
  scene: Scene,
  from: number,
  to: number,
): { from: number; to: number; own: boolean } | undefined {
  let named: number | undefined;
  for (let at = to - 1; at >= from; at -= 1) {
    if (scene.isFirstPerson(at)) return { from: at, to: at + 1, own: true };
    if (scene.has(at, TRAIT.report)) return { from: at, to: at + 1, own: false };
    if (scene.has(at, TRAIT.person)) named = at;
  }
  return named === undefined ? undefined : { from: named, to: named + 1, own: false };
}
