import { Clue } from '../parts/Clue.tsx';
import { Distribution } from '../parts/Distribution.tsx';
import { MonthSky } from '../parts/MonthSky.tsx';
import { ReportScreen } from '../parts/ReportScreen.tsx';
import { TagList } from '../parts/TagList.tsx';
import { Weekdays } from '../parts/Weekdays.tsx';
import { YearPixels } from '../parts/YearPixels.tsx';
import classes from './EmotionReportPage.module.css';

/** The report on a desk: month and weekdays beside what they divide into and the tags, then the year. */
export default function EmotionReportPage() {
  return (
    <ReportScreen>
      {(report, openDay) => (
        <div className={classes.page}>
          <div className={classes.columns}>
            <div className={classes.column}>
              <MonthSky report={report} openDay={openDay} />
              <Weekdays report={report} />
            </div>
            <div className={classes.column}>
              <Distribution report={report} />
              <Clue report={report} />
              <TagList report={report} />
            </div>
          </div>
          <YearPixels today={report.to} />
        </div>
      )}
    </ReportScreen>
  );
}
