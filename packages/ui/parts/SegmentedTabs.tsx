import { type KeyboardEvent, useEffect, useRef } from 'react';
import classes from './SegmentedTabs.module.css';

interface SegmentedTabsProps<Value extends string> {
  /** What is chosen between, for screen readers. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Id of the panel that the tabs change, when there is just one. */
  readonly panelId?: string;
}

const MOVES: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs in one pill: arrows, Home and End move and choose; Tab goes on to the panel. */
export function SegmentedTabs<Value extends string>(props: SegmentedTabsProps<Value>) {
  const { label, options, value, onChange, panelId } = props;
  const list = useRef<HTMLDivElement>(null);
  // Where the pill is narrower than its tabs, the chosen one must not lie beyond its edge.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each choice
  useEffect(() => {
    const pill = list.current;
    const tab = pill?.querySelector<HTMLElement>('[aria-selected=true]');
    if (pill && tab) pill.scrollLeft = tab.offsetLeft - (pill.clientWidth - tab.offsetWidth) / 2;
  }, [value]);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    const current = options.findIndex((option) => option.value === value);
    const next = move(current, options.length);
    const option = options[next];
    if (!option) return;
    onChange(option.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div
      className={classes.list}
      role="tablist"
      aria-label={label}
      ref={list}
      onKeyDown={onKeyDown}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="tab"
          className={classes.tab}
          aria-selected={option.value === value}
          aria-controls={panelId}
          tabIndex={option.value === value ? 0 : -1}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
