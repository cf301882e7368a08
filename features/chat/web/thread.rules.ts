import type { Message } from '../contract/messages.ts';

/** The messages of a conversation that are here: the last ones, in their order without a gap. */
export interface Thread {
  readonly messages: readonly Message[];
  /** Whether there are older ones at the server. */
  readonly more: boolean;
  readonly held: readonly Message[];
}

interface Page {
  readonly messages: readonly Message[];
  readonly more: boolean;
  readonly held: readonly Message[];
}

const seqOf = ({ seq }: Message): number => seq ?? 0;
const firstOf = (messages: readonly Message[]) => (messages[0] ? seqOf(messages[0]) : 0);
const lastOf = (messages: readonly Message[]) => {
  const last = messages.at(-1);
  return last ? seqOf(last) : 0;
};

/** The place after which new messages are asked for. */
export const lastSeqOf = (thread: Pick<Thread, 'messages'>): number => lastOf(thread.messages);

/** The newest page, with what is known of before where it follows without a gap. */
export function withNewest(known: Thread | undefined, page: Page): Thread {
  if (!known) return page;
  const first = firstOf(page.messages);
  const older = known.messages.filter((one) => seqOf(one) < first);
  // What was erased leaves holes, so a page that fills up is taken as it is.
  const follows = older.length > 0 && (lastOf(known.messages) >= first - 1 || !page.more);
  if (!follows) return page;
  return { messages: [...older, ...page.messages], more: known.more, held: page.held };
}

/** With an older page before it. */
export function withOlder(known: Thread, page: Page): Thread {
  const first = firstOf(known.messages);
  const older = page.messages.filter((one) => seqOf(one) < first);
  return { ...known, messages: [...older, ...known.messages], more: page.more };
}

/** With messages that came or changed, each once and at its place; what waited and is delivered moves there. */
export function withMessages(known: Thread, changed: readonly Message[]): Thread {
  const latest = new Map(changed.map((message) => [message.id, message]));
  const isElsewhere = ({ id }: Message) => !latest.has(id);
  const delivered = [...latest.values()].filter(({ seq }) => seq !== null);
  const waiting = [...latest.values()].filter(({ seq, deleted }) => seq === null && !deleted);
  return {
    ...known,
    messages: [...known.messages.filter(isElsewhere), ...delivered].toSorted(
      (a, b) => seqOf(a) - seqOf(b),
    ),
    held: [...known.held.filter(isElsewhere), ...waiting].toSorted((a, b) =>
      a.writtenAt.localeCompare(b.writtenAt),
    ),
  };
}

/** The day of an instant in a zone, as `2026-11-18`. */
export function dayIn(timeZone: string, instant: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(instant));
}
