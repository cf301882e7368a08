import { CorporateReport } from '../parts/CorporateReport.tsx';

/** The report on a desk: sites and sectors as a table. */
export default function CorporateReportPage() {
  return <CorporateReport arrange="table" />;
}
