import { Clue } from '../parts/Clue.tsx';
import { Distribution } from '../parts/Distribution.tsx';
import { MonthSky } from '../parts/MonthSky.tsx';
import { ReportScreen } from '../parts/ReportScreen.tsx';
import { TagList } from '../parts/TagList.tsx';
import { Weekdays } from '../parts/Weekdays.tsx';
import { YearPixels } from '../parts/YearPixels.tsx';
import classes from './EmotionReportPage.module.css';

/** The report on a desk: the month beside how it divided, then weekdays, tags and the year. */
export default function EmotionReportPage() {
  return (
    <ReportScreen>
      {(report, openDay) => (
        <div className={classes.page}>
          <div className={classes.columns}>
            <MonthSky report={report} openDay={openDay} />
            <div className={classes.column}>
              <Distribution report={report} />
              <Clue report={report} />
            </div>
          </div>
          <div className={classes.halves}>
            <Weekdays report={report} />
            <TagList report={report} />
          </div>
          <YearPixels today={report.to} />
        </div>
      )}
    </ReportScreen>
  );
}
