import { Stack } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { linkTo } from '../screens/link-to.ts';
import { type ManagedFilter, NO_FILTER } from './ManageFilter.tsx';

/** What `?edit=` of the address holds for something that is not there yet. */
const NEW = 'new';

export interface ListProps {
  /** Opens the fields of what has this id or, with null, those of something new. */
  readonly onOpen: (id: string | null) => void;
  /** What is looked for, which is still there after something was edited. */
  readonly filter: ManagedFilter;
  readonly onFilter: (filter: ManagedFilter) => void;
}

export interface EditorProps {
  /** Null for something new. */
  readonly id: string | null;
  /** Back to the list; `saved`: nothing is left that could be lost. */
  readonly onLeave: (saved: boolean) => void;
}

interface ListAndEditorProps {
  readonly List: ComponentType<ListProps>;
  readonly Editor: ComponentType<EditorProps>;
}

/** A list of what is managed, or the fields of one of it: which, is told by `?edit=` of the address. */
export function ListAndEditor({ List, Editor }: ListAndEditorProps) {
  const { edit }: { edit?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const edited = typeof edit === 'string' ? edit : null;
  const [filter, setFilter] = useState(NO_FILTER);
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef(edited);
  // What was pressed goes away with the list or the form: the heading of the other takes the focus.
  useEffect(() => {
    if (before.current !== edited) panel.current?.querySelector<HTMLElement>('h2')?.focus();
    before.current = edited;
  }, [edited]);
  const goTo = (id: string | null, saved: boolean) =>
    void navigate({
      ...linkTo('.', { search: (former) => ({ ...former, edit: id ?? undefined }) }),
      ignoreBlocker: saved,
    });
  return (
    <Stack ref={panel} gap="lg">
      {edited === null ? (
        <List onOpen={(id) => goTo(id ?? NEW, false)} filter={filter} onFilter={setFilter} />
      ) : (
        <Editor
          key={edited}
          id={edited === NEW ? null : edited}
          onLeave={(saved) => goTo(null, saved)}
        />
      )}
    </Stack>
  );
}
