import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiOptions } from '#features/access/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import { type Course, trainingContract } from '../contract/training.contract.ts';

const trainingApi = createClient(trainingContract, apiOptions);

/** Keys of what is known of courses, in memory only; what the makers change begins with `ALL` too. */
export const ALL = ['training'] as const;
const LIST = [...ALL, 'list'] as const;
const courseKey = (id: string) => [...ALL, 'course', id] as const;

/** Every course that the person may see; what is known stays to be read without a connection. */
export function useCourses() {
  return useQuery({
    queryKey: LIST,
    queryFn: ({ signal }) => trainingApi.listCourses({ signal }),
    select: ({ courses }) => courses,
    staleTime: 0,
  });
}

/** A course with its lessons. */
export function useCourse(id: string) {
  return useQuery({
    queryKey: courseKey(id),
    queryFn: ({ signal }) => trainingApi.getCourse({ params: { id } }, { signal }),
    staleTime: 0,
  });
}

/** Starting a course and marking its lessons; each rejects when the server has not taken it. */
export function useProgressMutations() {
  const client = useQueryClient();
  const took = (course: Course) => {
    client.setQueryData(courseKey(course.id), course);
    void client.invalidateQueries({ queryKey: LIST });
  };
  // Without a connection they fail at once instead of waiting for one: nothing looks read that is not.
  // What is refused may have changed in another window.
  const now = {
    networkMode: 'always',
    onSuccess: took,
    onError: () => void client.invalidateQueries({ queryKey: ALL }),
  } as const;
  const start = useMutation({
    ...now,
    mutationFn: (id: string) => trainingApi.startCourse({ params: { id } }),
  });
  const mark = useMutation({
    ...now,
    mutationFn: (params: { id: string; lessonId: string }) => trainingApi.markRead({ params }),
  });
  const unmark = useMutation({
    ...now,
    mutationFn: (params: { id: string; lessonId: string }) => trainingApi.unmarkRead({ params }),
  });
  return { start, mark, unmark };
}

/** Fetches the certificate; the bearer goes along, no address is made that opens it by itself. */
export function useCertificate(onFile: (file: Blob) => void, onError: (error: unknown) => void) {
  return useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => trainingApi.certificate({ params: { id } }),
    onSuccess: onFile,
    onError,
  });
}
