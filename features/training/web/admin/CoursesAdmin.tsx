import { ListAndEditor } from '#packages/ui/manage/ListAndEditor.tsx';
import { CourseEditor } from './CourseEditor.tsx';
import { CourseTable } from './CourseTable.tsx';

/** The courses as their makers see them: the list, or the fields of one. */
export default function CoursesAdmin() {
  return <ListAndEditor List={CourseTable} Editor={CourseEditor} />;
}
