import type { MentionView } from '#features/burnout/contract/burnout.contract.ts';

/** A stretch of an entry: plain text, or the words of one mention. Joined they are the text again. */
export type Segment =
  | { kind: 'plain'; text: string; start: number }
  | { kind: 'mention'; text: string; start: number; mention: MentionView };

/**
 * Cuts a text at its mentions. A mention that does not fit the text (offsets of an older version, or
 * over one already cut) is passed over: the words are shown plain and never lost or doubled.
 */
export function segmentsOf(text: string, mentions: readonly MentionView[]): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  const plainUntil = (end: number) => {
    if (end > at) segments.push({ kind: 'plain', text: text.slice(at, end), start: at });
  };
  for (const mention of [...mentions].sort((a, b) => a.start - b.start)) {
    const { start, end } = mention;
    if (start < at || end <= start || end > text.length) continue;
    plainUntil(start);
    segments.push({ kind: 'mention', text: text.slice(start, end), start, mention });
    at = end;
  }
  plainUntil(text.length);
  return segments;
}

/** The words that took a mention out of the sum, as they stand in the text; null when none did. */
export function triggerWords(text: string, mention: MentionView): string | null {
  const { trigger } = mention;
  if (!trigger || trigger.end > text.length || trigger.end <= trigger.start) return null;
  return text.slice(trigger.start, trigger.end).trim() || null;
}

/** All that somebody wrote in an entry: danger may be told in the title alone. */
export function wholeOf({ title, text }: { title?: string; text: string }): string {
  return title ? `${title}\n\n${text}` : text;
}

/** First words of an entry as its name in a list: its first line that has any, cut at a word. */
export function firstWords(text: string, longest = 60): string {
  const line =
    text
      .split('\n')
      .find((part) => part.trim() !== '')
      ?.trim() ?? '';
  const flat = line.replaceAll(/\s+/g, ' ');
  if (flat.length <= longest) return flat;
  const cut = flat.slice(0, longest);
  const space = cut.lastIndexOf(' ');
  return `${(space > longest / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

/** What follows the first words, as far as a row has room for it. */
export function afterFirstWords(text: string): string {
  const first = firstWords(text).replace(/…$/, '');
  return firstWords(text.replaceAll(/\s+/g, ' ').trim().slice(first.length));
}

/** Number of words as a person counts them: runs between white space. */
export function countWords(text: string): number {
  const trimmed = text.trim();
  return trimmed === '' ? 0 : trimmed.split(/\s+/u).length;
}
