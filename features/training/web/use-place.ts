import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { linkTo } from '#packages/ui/screens/index.ts';

/**
 * Which course and lesson the address names, and the way to another lesson or, with null, to what the
 * course holds. After such a step the focus goes to the heading of what it shows, inside `page`.
 */
export function usePlace(page: RefObject<HTMLElement | null>) {
  const { courseId = '' }: { courseId?: string } = useParams({ strict: false });
  const { lesson }: { lesson?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const moved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each change of lesson
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    page.current?.querySelector<HTMLElement>('[data-place]')?.focus();
  }, [lesson, page]);
  const goTo = (id: string | null) => {
    moved.current = true;
    void navigate(linkTo('.', { search: id ? { lesson: id } : {} }));
  };
  return { courseId, asked: lesson, goTo };
}
