import { ConsultationScreen } from '../parts/ConsultationScreen.tsx';
import classes from '../parts/consultation.module.css';
import { Delivery } from '../parts/Delivery.tsx';
import { EntryChoice } from '../parts/EntryChoice.tsx';
import { Preview } from '../parts/Preview.tsx';
import { RestChoice } from '../parts/RestChoice.tsx';

/** Taking something to a consultation, on a desk: choosing and handing over beside what will be seen. */
export default function ConsultationPage() {
  return (
    <ConsultationScreen>
      {(ready) => (
        <div className={classes.columns}>
          <div className={classes.column}>
            <EntryChoice {...ready} />
            <RestChoice {...ready} />
            <Delivery summary={ready.summary} />
          </div>
          <div className={classes.column}>
            <Preview summary={ready.summary} />
          </div>
        </div>
      )}
    </ConsultationScreen>
  );
}
