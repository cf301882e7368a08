import { MeetingsScreen } from '../parts/MeetingsScreen.tsx';
import classes from '../parts/meetings.module.css';

/** Consultations in the hand: the form, and below it the network's times and what the invitation says. */
export default function MeetingsPage() {
  return (
    <MeetingsScreen
      schedule={({ form, beside }) => (
        <div className={classes.stack}>
          {form}
          {beside}
        </div>
      )}
    />
  );
}
