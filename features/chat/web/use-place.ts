import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { linkTo, type Search } from '#packages/ui/screens/index.ts';

/** Which conversation is open, kept in the address by its id alone: back and forward work. */
export function useChatPlace() {
  const { conversation }: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  return useMemo(() => {
    const go = (search: Search) => void navigate(linkTo('.', { search }));
    return {
      id: typeof conversation === 'string' ? conversation : null,
      open: (id: string) => go({ conversation: id }),
      close: () => go({}),
    };
  }, [conversation, navigate]);
}
