import { MAX_ENTRY_LENGTH, MAX_TITLE_LENGTH } from '../../contract/diary.contract.ts';
import type { DayProblem } from '../../contract/entry-day.ts';

/** What a person has written of an entry so far. */
export interface DraftContent {
  text: string;
  title: string;
  /** The day that they chose; null for the one on which it is saved. */
  day: string | null;
  favourite: boolean;
}

export const NOTHING_WRITTEN: DraftContent = { text: '', title: '', day: null, favourite: false };

/** As it lies on the device: a draft from before there were title, day and favourite has none. */
export type StoredContent = Partial<DraftContent> & Pick<DraftContent, 'text'>;

/** A text on its way, as it lies on the device. `revision` grows at each write, by whichever tab. */
export interface Draft extends StoredContent {
  id: string;
  revision: number;
  /** The tab that wrote last. */
  writer: string;
  /** Milliseconds since 1970. */
  savedAt: number;
  /** The sending under way, so that the same sent again after a crash is not saved twice. */
  attempt?: Attempt;
}

/** Under which id it was sent, and what it was then. */
export type Attempt = StoredContent & { clientId: string };

/** What one tab knows: its text, and the stored revision that this text came from (0: none yet). */
export interface TabDraft extends DraftContent {
  id: string;
  baseRevision: number;
  writer: string;
  attempt?: Attempt | undefined;
}

export function contentOf({ text, title, day, favourite }: StoredContent): DraftContent {
  return { text, title: title ?? '', day: day ?? null, favourite: favourite ?? false };
}

export function isSame(one: StoredContent, other: StoredContent): boolean {
  const [a, b] = [contentOf(one), contentOf(other)];
  return a.text === b.text && a.title === b.title && a.day === b.day && a.favourite === b.favourite;
}

/** Nothing to keep: a day or a star alone is no text. */
export const isEmpty = ({ text, title }: DraftContent): boolean => `${text}${title}`.trim() === '';

export type WritePlan =
  | { kind: 'nothing' }
  | { kind: 'write'; draft: Draft }
  | { kind: 'remove' }
  /** Another tab wrote in between: its text stays, this one goes to a draft of its own. */
  | { kind: 'fork'; draft: Draft };

/**
 * Decides what a tab may do with the stored draft of the same id. A text that another tab stored and
 * this tab has not seen is never overwritten nor removed.
 */
export function planWrite(
  tab: TabDraft,
  stored: Draft | null,
  now: number,
  newId: () => string,
): WritePlan {
  const storedRevision = stored?.revision ?? 0;
  const unseen = stored !== null && storedRevision !== tab.baseRevision;
  const empty = isEmpty(tab);
  if (unseen && isSame(stored, tab)) return { kind: 'nothing' };
  if (unseen) {
    return empty ? { kind: 'nothing' } : { kind: 'fork', draft: toDraft(tab, newId(), 0, now) };
  }
  if (empty) return stored === null ? { kind: 'nothing' } : { kind: 'remove' };
  if (stored && isSame(stored, tab) && stored.attempt?.clientId === tab.attempt?.clientId) {
    return { kind: 'nothing' };
  }
  return { kind: 'write', draft: toDraft(tab, tab.id, storedRevision, now) };
}

function toDraft(tab: TabDraft, id: string, revision: number, now: number): Draft {
  const { writer, attempt } = tab;
  const draft: Draft = { id, ...contentOf(tab), writer, revision: revision + 1, savedAt: now };
  if (attempt && isSame(attempt, tab)) draft.attempt = attempt;
  return draft;
}

/**
 * The text another tab just stored may show here too, but only over a text that is itself stored:
 * letters typed since the last write are this tab's own.
 */
export function mayFollow(tab: TabDraft, stored: Draft | null, incoming: Draft): boolean {
  if (incoming.id !== tab.id || incoming.writer === tab.writer) return false;
  return isSame(tab, stored ?? NOTHING_WRITTEN);
}

/** The draft to open first, and how many others wait. Newest first; ties keep their order. */
export function newestFirst(drafts: readonly Draft[]): Draft[] {
  return [...drafts].sort((a, b) => b.savedAt - a.savedAt);
}

/** The id to send an entry under: the one already tried with exactly this content, else a new one. */
export function entryIdFor(
  content: DraftContent,
  attempt: Attempt | undefined,
  newId: () => string,
): string {
  return attempt && isSame(attempt, content) ? attempt.clientId : newId();
}

/** A draft that answers a question of the feedback: the question quoted, then room to write. */
export function withQuestion(text: string, question: string): string {
  const quote = `“${question}”\n\n`;
  if (text.trim() === '') return quote;
  return text.includes(quote.trimEnd()) ? text : `${text.trimEnd()}\n\n${quote}`;
}

export function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const draft = value as Record<string, unknown>;
  return (
    typeof draft.id === 'string' &&
    typeof draft.text === 'string' &&
    typeof draft.revision === 'number' &&
    typeof draft.writer === 'string' &&
    typeof draft.savedAt === 'number'
  );
}

/** Why a text was not saved. */
export type SaveProblem =
  | 'empty'
  | 'tooLong'
  | 'titleTooLong'
  | 'failed'
  | 'expired'
  | 'consent'
  | DayProblem;
/** Why a text cannot be sent as it is; null when it can (specification section 5). */
export function problemWith({
  text,
  title,
}: Pick<DraftContent, 'text' | 'title'>): 'empty' | 'tooLong' | 'titleTooLong' | null {
  if (text.trim() === '') return 'empty';
  if (title.trim().length > MAX_TITLE_LENGTH) return 'titleTooLong';
  return text.length > MAX_ENTRY_LENGTH ? 'tooLong' : null;
}
