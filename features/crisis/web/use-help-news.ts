import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Help } from '../contract/danger.ts';

/** What a card has been told of: an entry's id or the words themselves, kept in memory only. */
interface Told extends Pick<Help, 'kind' | 'urgency'> {
  readonly news: string;
}

let told: readonly Told[] = [];

/** Also where the words were written on from those that were told of. */
const isTold = ({ news, kind, urgency }: Told): boolean =>
  told.some((one) => one.kind === kind && one.urgency === urgency && news.startsWith(one.news));

/** Nobody meets the sentence a second time where they read on, in ms. */
const SAID_MS = 10_000;

const FIELDS = 'textarea, select, input:not([type="radio"], [type="checkbox"]), [contenteditable]';
const DIALOGS = '[role="dialog"], [role="menu"]';

interface News {
  /** What just brought the help; undefined where it is only read again. */
  readonly news: string | undefined;
  /** The words are finished: the card takes the focus instead of being said. */
  readonly finished: boolean;
}

/**
 * Tells of help when it comes, once for the same: whoever has finished is taken to its heading, and
 * whoever still writes stays in the field and hears of it. Answers whether it is to be said.
 */
export function useHelpNews(
  { kind, urgency }: Pick<Help, 'kind' | 'urgency'>,
  { news, finished }: News,
  heading: RefObject<HTMLElement | null>,
): boolean {
  const [said, setSaid] = useState(false);
  /** While it stands, words that are written on say nothing new; those that are finished do. */
  const last = useRef('');
  useEffect(() => {
    if (news === undefined) return;
    const danger = `${kind} ${urgency}`;
    const isOld = isTold({ news, kind, urgency }) || (!finished && last.current === danger);
    told = [...told, { news, kind, urgency }];
    last.current = danger;
    if (isOld) return;
    if (finished && !isBusyElsewhere(heading.current)) {
      heading.current?.focus({ preventScroll: true });
      heading.current?.parentElement?.scrollIntoView({ block: 'start' });
      return;
    }
    setSaid(true);
    showBeside(heading.current?.parentElement);
  }, [news, finished, kind, urgency, heading]);
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return said;
}

/** Whether somebody writes, or is in a dialog or menu that the card is not in. */
function isBusyElsewhere(heading: HTMLElement | null): boolean {
  const active = document.activeElement;
  const around = active?.closest(DIALOGS);
  return active?.matches(FIELDS) === true || (around != null && !around.contains(heading));
}

/** Brings the first call into sight, and never the field that is being written in out of it. */
function showBeside(card: HTMLElement | null | undefined): void {
  const field = document.activeElement;
  if (!field?.matches(FIELDS)) return;
  card?.querySelector('a, summary')?.scrollIntoView({ block: 'nearest' });
  field.scrollIntoView({ block: 'nearest' });
}
