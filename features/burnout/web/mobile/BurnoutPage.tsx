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

/** The signals in the hand: the way first, then the present, then what may help; help before all. */
export default function BurnoutPage() {
  return (
    <BurnoutScreen>
      {(overview, timeZone) => (
        <div className={classes.stack}>
          {overview.helpFirst ? <Now overview={overview} timeZone={timeZone} /> : null}
          <RunSentence />
          <TrendCard overview={overview} labels={3} />
          {overview.helpFirst ? null : <Now overview={overview} timeZone={timeZone} />}
          <Suggestions overview={overview} />
          <CategoryBars overview={overview} />
          <Changes overview={overview} />
          <Expressions expressions={overview.expressions} />
          <Corrections />
          <SelfCheckInvitation />
          <Limits />
        </div>
      )}
    </BurnoutScreen>
  );
}
