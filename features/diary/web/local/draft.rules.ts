/** A text on its way, as it lies on the device. `revision` grows at each write, by whichever tab. */
export interface Draft {
  id: string;
  text: string;
  revision: number;
  /** The tab that wrote last. */
  writer: string;
  /** Milliseconds since 1970. */
  savedAt: number;
  /** The sending under way, so that the same text sent again after a crash is not saved twice. */
  attempt?: { clientId: string; text: string };
}

/** What one tab knows: its text, and the stored revision that this text came from (0: none yet). */
export interface TabDraft {
  id: string;
  text: string;
  baseRevision: number;
  writer: string;
  attempt?: Draft['attempt'];
}

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
  const empty = tab.text.trim() === '';
  if (unseen && stored.text === tab.text) return { kind: 'nothing' };
  if (unseen) {
    return empty ? { kind: 'nothing' } : { kind: 'fork', draft: toDraft(tab, newId(), 0, now) };
  }
  if (empty) return stored === null ? { kind: 'nothing' } : { kind: 'remove' };
  if (stored?.text === tab.text && stored.attempt?.clientId === tab.attempt?.clientId) {
    return { kind: 'nothing' };
  }
  return { kind: 'write', draft: toDraft(tab, tab.id, storedRevision, now) };
}

function toDraft(tab: TabDraft, id: string, revision: number, now: number): Draft {
  const { text, writer, attempt } = tab;
  const draft: Draft = { id, text, writer, revision: revision + 1, savedAt: now };
  if (attempt && attempt.text === text) draft.attempt = attempt;
  return draft;
}

/**
 * The text another tab just stored may show here too, but only over a text that is itself stored:
 * letters typed since the last write are this tab's own.
 */
export function mayFollow(tab: TabDraft, storedText: string | null, incoming: Draft): boolean {
  if (incoming.id !== tab.id || incoming.writer === tab.writer) return false;
  return tab.text === (storedText ?? '');
}

/** The draft to open first, and how many others wait. Newest first; ties keep their order. */
export function newestFirst(drafts: readonly Draft[]): Draft[] {
  return [...drafts].sort((a, b) => b.savedAt - a.savedAt);
}

/** The identity to send a text with: the one already tried with exactly this text, else a new one. */
export function clientIdFor(text: string, attempt: Draft['attempt'], newId: () => string): string {
  return attempt?.text === text ? attempt.clientId : newId();
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
