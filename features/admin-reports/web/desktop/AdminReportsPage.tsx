import { ActiveCard } from '../parts/ActiveCard.tsx';
import { AdminReports } from '../parts/AdminReports.tsx';
import { CoursesCard } from '../parts/CoursesCard.tsx';
import { HealthCard } from '../parts/HealthCard.tsx';
import { PlansCard } from '../parts/PlansCard.tsx';
import classes from '../parts/reports.module.css';
import { UseCard } from '../parts/UseCard.tsx';

/** The reports on a desk: growth beside the health of the system. */
export default function AdminReportsPage() {
  return (
    <AdminReports>
      {(report) => (
        <>
          <div className={classes.wide}>
            <ActiveCard report={report} />
            <HealthCard />
          </div>
          <div className={classes.halves}>
            <UseCard report={report} />
            <PlansCard report={report} />
          </div>
          <CoursesCard report={report} />
        </>
      )}
    </AdminReports>
  );
}
