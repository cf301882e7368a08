import { MeetingsScreen } from '../parts/MeetingsScreen.tsx';
import classes from '../parts/meetings.module.css';

/** Consultations at a desk: the form beside what the invitation says. */
export default function MeetingsPage() {
  return (
    <MeetingsScreen
      schedule={({ form, preview }) => (
        <div className={classes.columns}>
          {form}
          {preview}
        </div>
      )}
    />
  );
}
