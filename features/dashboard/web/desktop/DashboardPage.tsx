import { Community } from '../parts/Community.tsx';
import { DashboardScreen } from '../parts/DashboardScreen.tsx';
import { QuickActions } from '../parts/QuickActions.tsx';
import { SummaryCards } from '../parts/SummaryCards.tsx';
import { Week } from '../parts/Week.tsx';

/** The start page on a desk: figures in a row, the week, then what can be begun. */
export default function DashboardPage() {
  return (
    <DashboardScreen>
      {(view, timeZone) => (
        <>
          <SummaryCards view={view} timeZone={timeZone} />
          <Week view={view} />
          <QuickActions />
          <Community people={view.community} />
        </>
      )}
    </DashboardScreen>
  );
}
