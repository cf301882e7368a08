import { ConsultationScreen } from '../parts/ConsultationScreen.tsx';
import classes from '../parts/consultation.module.css';
import { Delivery } from '../parts/Delivery.tsx';
import { EntryChoice } from '../parts/EntryChoice.tsx';
import { Preview } from '../parts/Preview.tsx';
import { RestChoice } from '../parts/RestChoice.tsx';

/** Taking something to a consultation, in the hand: choose, look, hand over, one under the other. */
export default function ConsultationPage() {
  return (
    <ConsultationScreen>
      {(ready) => (
        <div className={classes.stack}>
          <EntryChoice {...ready} />
          <RestChoice {...ready} />
          <Preview summary={ready.summary} />
          <Delivery summary={ready.summary} />
        </div>
      )}
    </ConsultationScreen>
  );
}
