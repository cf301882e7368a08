import { HealthScreen } from '../parts/HealthScreen.tsx';
import { TabCards } from '../parts/TabCards.tsx';
import classes from './HealthPage.module.css';

/** Health on a desk: cards in two columns, a third one below both. */
export default function HealthPage() {
  return (
    <HealthScreen>
      {(view, tab) => (
        <div className={classes.grid} data-tab={tab}>
          <TabCards view={view} tab={tab} />
        </div>
      )}
    </HealthScreen>
  );
}
