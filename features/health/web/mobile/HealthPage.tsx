import { HealthScreen } from '../parts/HealthScreen.tsx';
import { TabCards } from '../parts/TabCards.tsx';
import classes from './HealthPage.module.css';

/** Health in the hand: one card under the other. */
export default function HealthPage() {
  return (
    <HealthScreen>
      {(view, tab) => (
        <div className={classes.stack}>
          <TabCards view={view} tab={tab} />
        </div>
      )}
    </HealthScreen>
  );
}
