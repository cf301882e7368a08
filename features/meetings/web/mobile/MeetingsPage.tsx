import { MeetingsScreen } from '../parts/MeetingsScreen.tsx';
import classes from '../parts/meetings.module.css';

/** Consultations in the hand: the form, and below it what the invitation says. */
export default function MeetingsPage() {
  return (
    <MeetingsScreen
      schedule={({ form, preview }) => (
        <div className={classes.stack}>
          {form}
          {preview}
        </div>
      )}
    />
  );
}
