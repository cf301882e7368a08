import { useEffect, useRef, useState } from 'react';
import classes from './admin.module.css';
import { NewsEditor } from './NewsEditor.tsx';
import { NewsTable } from './NewsTable.tsx';

/** What stands in the panel: all items, or the fields of one; null is a new one. */
type Opened = { id: string | null };

/** The general administration's part for news: every item with its state, and the form for one. */
export default function NewsAdmin() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const begun = useRef(false);
  // What was pressed goes away with the one or the other: their heading takes the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each change of what is shown
  useEffect(() => {
    if (begun.current) panel.current?.querySelector<HTMLElement>('h2')?.focus();
    begun.current = true;
  }, [opened]);
  return (
    <div ref={panel} className={classes.panel}>
      {opened ? (
        <NewsEditor id={opened.id} onClose={() => setOpened(null)} />
      ) : (
        <NewsTable onOpen={(id) => setOpened({ id })} />
      )}
    </div>
  );
}
