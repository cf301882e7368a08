import { RunSentence } from '#features/diary/web/index.ts';
import { SelfCheckInvitation } from '#features/self-check/web/index.ts';
import { BurnoutScreen, Limits } from '../parts/BurnoutScreen.tsx';
import { CategoryBars } from '../parts/CategoryBars.tsx';
import { Changes } from '../parts/Changes.tsx';
import { Corrections } from '../parts/Corrections.tsx';
import { Expressions } from '../parts/Expressions.tsx';
import { Now } from '../parts/Now.tsx';
import { Suggestions } from '../parts/Suggestions.tsx';
import { TrendCard } from '../parts/TrendCard.tsx';
import classes from './BurnoutPage.module.css';

/** The signals on a desk: the way beside the present, then where the points came from. */
export default function BurnoutPage() {
  return (
    <BurnoutScreen>
      {(overview, timeZone) => (
        <div className={classes.columns}>
          <div className={classes.column}>
            <RunSentence />
            <TrendCard overview={overview} labels={4} />
            <CategoryBars overview={overview} />
            <Changes overview={overview} />
          </div>
          <div className={classes.column}>
            <Now overview={overview} timeZone={timeZone} />
            <Suggestions overview={overview} />
            <Expressions expressions={overview.expressions} />
            <Corrections />
            <SelfCheckInvitation />
            <Limits />
          </div>
        </div>
      )}
    </BurnoutScreen>
  );
}
