import { Community } from '../parts/Community.tsx';
import { DashboardScreen } from '../parts/DashboardScreen.tsx';
import { QuickActions } from '../parts/QuickActions.tsx';
import { SummaryCards } from '../parts/SummaryCards.tsx';
import { Week } from '../parts/Week.tsx';

/** The start page in the hand: figures, what can be begun under the thumb, then the week. */
export default function DashboardPage() {
  return (
    <DashboardScreen>
      {(view, timeZone) => (
        <>
          <SummaryCards view={view} timeZone={timeZone} />
          <QuickActions />
          <Week view={view} />
          <Community people={view.community} />
        </>
      )}
    </DashboardScreen>
  );
}
