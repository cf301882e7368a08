import { isCommunity, isFirstVisit } from '../first-visit.rules.ts';
import { Community } from '../parts/Community.tsx';
import { DashboardScreen } from '../parts/DashboardScreen.tsx';
import { Next } from '../parts/Next.tsx';
import { QuickActions } from '../parts/QuickActions.tsx';
import { SummaryCards } from '../parts/SummaryCards.tsx';
import { Week } from '../parts/Week.tsx';
import { Welcome } from '../parts/Welcome.tsx';
import classes from './DashboardPage.module.css';

/** The start page on a desk: figures in a row, the week beside what comes, then what can be begun. */
export default function DashboardPage() {
  return (
    <DashboardScreen>
      {(view, timeZone) => (
        <>
          {isFirstVisit(view) ? <Welcome /> : <SummaryCards view={view} timeZone={timeZone} />}
          <div className={classes.days}>
            {isFirstVisit(view) ? null : <Week view={view} />}
            <Next view={view} />
          </div>
          <QuickActions />
          {isCommunity(view.community) ? <Community people={view.community} /> : null}
        </>
      )}
    </DashboardScreen>
  );
}
