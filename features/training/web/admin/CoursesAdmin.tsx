import { CourseManager } from './CourseManager.tsx';
import { EditedCourse } from './EditedCourse.tsx';
import { useAdminPlace } from './use-admin-place.ts';

/** The courses as their makers see them: the list, or the fields of one. */
export default function CoursesAdmin() {
  const { edited, goTo } = useAdminPlace();
  if (edited === null) return <CourseManager onEdit={goTo} />;
  return <EditedCourse key={edited} id={edited} onLeave={(saved) => goTo(null, saved)} />;
}
