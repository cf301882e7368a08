import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** `?edit=` of the address: an id, or `new`; null for the list. */
export function useAdminPlace() {
  const { edit }: { edit?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const moved = useRef(false);
  const edited = typeof edit === 'string' ? edit : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each change of what is shown
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    document.querySelector<HTMLElement>('[data-place]')?.focus();
  }, [edited]);
  /** Opens the editor or, with null, the list; `saved` leaves it without asking. */
  const goTo = (id: string | null, saved = false) => {
    moved.current = true;
    void navigate({
      to: '.',
      search: ((former: object) => ({ ...former, edit: id ?? undefined })) as never,
      ignoreBlocker: saved,
    });
  };
  return { edited, goTo };
}
