import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import classes from './admin.module.css';
import { NewsEditor } from './NewsEditor.tsx';
import { NewsTable } from './NewsTable.tsx';

/** What `?edit=` of the address holds for an item that is not there yet. */
const NEW = 'new';

/** The general administration's part for news: every item with its state, and the form for one. */
export default function NewsAdmin() {
  const { edit }: { edit?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const edited = typeof edit === 'string' ? edit : null;
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef(edited);
  // What was pressed goes away with the list or the form: the heading of the other takes the focus.
  useEffect(() => {
    if (before.current !== edited) panel.current?.querySelector<HTMLElement>('h2')?.focus();
    before.current = edited;
  }, [edited]);
  /** Opens the form of an item or, with null, the list; `saved` leaves a form without asking. */
  const goTo = (id: string | null, saved = false) =>
    void navigate({
      to: '.',
      search: ((former: object) => ({ ...former, edit: id ?? undefined })) as never,
      ignoreBlocker: saved,
    });
  return (
    <div ref={panel} className={classes.panel}>
      {edited === null ? (
        <NewsTable onOpen={(id) => goTo(id ?? NEW)} />
      ) : (
        <NewsEditor
          key={edited}
          id={edited === NEW ? null : edited}
          onLeave={(saved) => goTo(null, saved)}
        />
      )}
    </div>
  );
}
