import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';

/** Which conversation is open, kept in the address by its id alone: back and forward work. */
export function useChatPlace() {
  const { conversation }: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  return useMemo(() => {
    const go = (search: Record<string, string>, resetScroll = true) =>
      void navigate({ to: '.', search: () => search as never, resetScroll });
    return {
      id: typeof conversation === 'string' ? conversation : null,
      open: (id: string) => go({ conversation: id }),
      // The list is where it was left.
      close: () => go({}, false),
    };
  }, [conversation, navigate]);
}
