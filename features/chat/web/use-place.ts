import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { linkTo, type Search } from '#packages/ui/screens/index.ts';

/** Which conversation is open, kept in the address by its id alone: back and forward work. */
export function useChatPlace() {
  const { conversation }: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  return useMemo(() => {
    const go = (search: Search, resetScroll = true) =>
      void navigate({ ...linkTo('.', { search }), resetScroll });
    return {
      id: typeof conversation === 'string' ? conversation : null,
      open: (id: string) => go({ conversation: id }),
      // The list is where it was left.
      close: () => go({}, false),
    };
  }, [conversation, navigate]);
}
