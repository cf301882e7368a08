import { Clue } from '../parts/Clue.tsx';
import { Distribution } from '../parts/Distribution.tsx';
import { MonthSky } from '../parts/MonthSky.tsx';
import { ReportScreen } from '../parts/ReportScreen.tsx';
import { TagList } from '../parts/TagList.tsx';
import { Weekdays } from '../parts/Weekdays.tsx';
import { YearPixels } from '../parts/YearPixels.tsx';
import classes from './EmotionReportPage.module.css';

/** The report in the hand: the month first, then what it holds, one under the other. */
export default function EmotionReportPage() {
  return (
    <ReportScreen>
      {(report, openDay) => (
        <div className={classes.stack}>
          <MonthSky report={report} openDay={openDay} />
          <Distribution report={report} />
          <Clue report={report} />
          <Weekdays report={report} />
          <TagList report={report} />
          <YearPixels today={report.to} />
        </div>
      )}
    </ReportScreen>
  );
}
