import { MeetingsScreen } from '../parts/MeetingsScreen.tsx';
import classes from '../parts/meetings.module.css';

/** Consultations at a desk: the form beside the network's times and what the invitation says. */
export default function MeetingsPage() {
  return (
    <MeetingsScreen
      schedule={({ form, beside }) => (
        <div className={classes.columns}>
          {form}
          {beside}
        </div>
      )}
    />
  );
}
