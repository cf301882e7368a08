import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { keyOf, type ShownEvent } from './rules/events.rules.ts';
import { movedTimes, STEP_MINUTES } from './rules/week.rules.ts';
import { useWords } from './use-words.ts';

interface Moving {
  readonly event: ShownEvent;
  readonly days: number;
  readonly minutes: number;
  readonly by: 'key' | 'pointer';
}

interface Surroundings {
  readonly week: readonly string[];
  /** Puts the event there; says whether it stands there. */
  readonly onMove: (event: ShownEvent, start: string, end: string) => Promise<boolean>;
}

/** Pixels that a pointer goes before it is a move and no click. */
const SLOP = 4;
const ARROWS: Readonly<Record<string, { days: number; minutes: number }>> = {
  ArrowLeft: { days: -1, minutes: 0 },
  ArrowRight: { days: 1, minutes: 0 },
  ArrowUp: { days: 0, minutes: -STEP_MINUTES },
  ArrowDown: { days: 0, minutes: STEP_MINUTES },
};

/** Moves events of a week, by pointer or by keys, and says where they are meanwhile. */
export function useMoving({ week, onMove }: Surroundings) {
  const { t, format, clock } = useWords();
  const [moving, setMoving] = useState<Moving | null>(null);
  const [said, setSaid] = useState('');
  const grip = useRef<{ x: number; y: number; column: number; hour: number } | null>(null);
  const wasDragged = useRef(false);

  const timesOf = ({ event, ...by }: Moving) => movedTimes(event, by, week);
  const whenOf = (next: Moving, style: 'weekday' | 'weekdayWithin' = 'weekday') => {
    const { start } = timesOf(next);
    return `${format.day(start.slice(0, 10), style)}, ${clock(start)}`;
  };
  const cancel = () => {
    if (!moving) return;
    setMoving(null);
    setSaid(t('week.cancelled', { title: moving.event.title }));
  };
  const drop = async () => {
    if (!moving) return;
    const { start, end } = timesOf(moving);
    if (start === moving.event.start) {
      cancel();
      return;
    }
    // It stays where it was put until the server says so, too.
    const isThere = await onMove(moving.event, start, end);
    // Another one may be held by now.
    setMoving((now) => (now === moving ? null : now));
    const { title } = moving.event;
    setSaid(
      isThere
        ? t('week.dropped', { title, when: whenOf(moving, 'weekdayWithin') })
        : t('week.cancelled', { title }),
    );
  };
  const grab = (event: ShownEvent) => {
    const next: Moving = { event, days: 0, minutes: 0, by: 'key' };
    setMoving(next);
    setSaid(t('week.grabbed', { title: event.title, when: whenOf(next) }));
  };

  return {
    said,
    /** The event with the times at which it is held. */
    held: moving ? { ...moving.event, ...timesOf(moving) } : null,
    heldKey: moving ? keyOf(moving.event) : null,
    /** What an event answers to; one that is kept elsewhere is changed there. */
    handlersOf: (event: ShownEvent, onOpen: () => void) => ({
      onClick: () => {
        if (!wasDragged.current) onOpen();
        wasDragged.current = false;
      },
      onKeyDown: (pressed: KeyboardEvent) => {
        const isHeld = moving?.by === 'key' && keyOf(moving.event) === keyOf(event);
        const arrow = ARROWS[pressed.key];
        if (pressed.key === ' ' || (pressed.key === 'Enter' && isHeld)) {
          pressed.preventDefault();
          if (isHeld) void drop();
          else if (event.leadsTo) setSaid(t('week.elsewhere'));
          else grab(event);
        } else if (isHeld && arrow) {
          pressed.preventDefault();
          const days = moving.days + arrow.days;
          const next = { ...moving, days, minutes: moving.minutes + arrow.minutes };
          setMoving(next);
          setSaid(whenOf(next));
        } else if (isHeld && pressed.key === 'Escape') {
          pressed.preventDefault();
          cancel();
        }
      },
      // Space would open it when it comes up.
      onKeyUp: (pressed: KeyboardEvent) => {
        if (pressed.key === ' ') pressed.preventDefault();
      },
      onPointerDown: (down: PointerEvent<HTMLElement>) => {
        wasDragged.current = false;
        // A finger scrolls; there an event is moved by its fields.
        if (event.leadsTo || down.pointerType === 'touch' || down.button !== 0) return;
        const column = down.currentTarget.closest('[data-day]')?.getBoundingClientRect().width ?? 0;
        const hour = Number.parseFloat(
          getComputedStyle(down.currentTarget).getPropertyValue('--hour'),
        );
        grip.current = { x: down.clientX, y: down.clientY, column, hour };
        down.currentTarget.setPointerCapture(down.pointerId);
      },
      onPointerMove: (move: PointerEvent) => {
        const from = grip.current;
        if (!from) return;
        const [x, y] = [move.clientX - from.x, move.clientY - from.y];
        if (!wasDragged.current && Math.hypot(x, y) < SLOP) return;
        wasDragged.current = true;
        const steps = Math.round(((y / from.hour) * 60) / STEP_MINUTES);
        const days = from.column ? Math.round(x / from.column) : 0;
        setMoving({ event, days, minutes: steps * STEP_MINUTES, by: 'pointer' });
      },
      onPointerUp: () => {
        grip.current = null;
        if (wasDragged.current) void drop();
      },
      onPointerCancel: () => {
        grip.current = null;
        setMoving(null);
      },
    }),
  };
}
