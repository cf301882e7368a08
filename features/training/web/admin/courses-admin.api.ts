import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiOptions } from '#features/access/web/index.ts';
import { refreshContent } from '#features/content/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import { type CourseDraft, coursesAdminContract } from '../../contract/courses-admin.contract.ts';
import { coursesSheetContract } from '../../contract/courses-sheet.contract.ts';
import { trainingKeys } from '../training.client.ts';

export const adminApi = createClient(coursesAdminContract, apiOptions);
export const sheetApi = createClient(coursesSheetContract, apiOptions);

/** Every course, for those who make them. */
export function useManagedCourses() {
  return useQuery({
    queryKey: [...trainingKeys.all, 'managed'],
    queryFn: ({ signal }) => adminApi.listManaged({ signal }),
    select: ({ courses }) => courses,
    staleTime: 0,
  });
}

/** A course to edit, as it stands when its editor opens. */
export function useManagedCourse(id: string) {
  return useQuery({
    queryKey: [...trainingKeys.all, 'edited', id],
    queryFn: ({ signal }) => adminApi.getManaged({ params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** What is saved: a new course under the id of its form, or another one in place of `revision`. */
interface Saving {
  id: string;
  revision: string | null;
  draft: CourseDraft;
}

/** What its makers do with courses; each rejects when the server has not taken it. */
export function useCourseChanges() {
  const client = useQueryClient();
  const settled = {
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: trainingKeys.all }),
        refreshContent(client, 'course'),
      ]),
  };
  const save = useMutation({
    ...settled,
    mutationFn: ({ id, revision, draft }: Saving) =>
      revision === null
        ? adminApi.addCourse({ body: { id, ...draft } })
        : adminApi.changeCourse({ params: { id }, body: { revision, ...draft } }),
  });
  const setState = useMutation({
    ...settled,
    mutationFn: ({
      id,
      ...body
    }: {
      id: string;
      revision: string;
      state: 'published' | 'withdrawn';
    }) => adminApi.setCourseState({ params: { id }, body }),
  });
  const remove = useMutation({
    ...settled,
    mutationFn: (id: string) => adminApi.deleteCourse({ params: { id } }),
  });
  const order = useMutation({
    ...settled,
    mutationFn: (ids: string[]) => adminApi.orderCourses({ body: { ids } }),
  });
  const addStarters = useMutation({ ...settled, mutationFn: () => adminApi.addStarterCourses() });
  const bring = useMutation({
    ...settled,
    mutationFn: (body: { text: string; dryRun: boolean }) => sheetApi.importCourses({ body }),
  });
  return { save, setState, remove, order, addStarters, bring };
}
