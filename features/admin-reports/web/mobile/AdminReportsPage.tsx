import { ActiveCard } from '../parts/ActiveCard.tsx';
import { AdminReports } from '../parts/AdminReports.tsx';
import { CoursesCard } from '../parts/CoursesCard.tsx';
import { HealthCard } from '../parts/HealthCard.tsx';
import { PlansCard } from '../parts/PlansCard.tsx';
import { UseCard } from '../parts/UseCard.tsx';

/** The reports in the hand: what needs somebody first, then the numbers. */
export default function AdminReportsPage() {
  return (
    <AdminReports>
      {(report) => (
        <>
          <HealthCard />
          <ActiveCard report={report} />
          <UseCard report={report} />
          <PlansCard report={report} />
          <CoursesCard report={report} />
        </>
      )}
    </AdminReports>
  );
}
