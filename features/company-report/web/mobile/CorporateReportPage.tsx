import { CorporateReport } from '../parts/CorporateReport.tsx';

/** The report in the hand: sites and sectors one below the other. */
export default function CorporateReportPage() {
  return <CorporateReport arrange="list" />;
}
