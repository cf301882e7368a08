/** The page that anybody may open; what opens a channel stands in its fragment, which no server sees. */
export const LISTENING_PATH = '/escuta';
export const REPORTING_PATH = '/reporting-channel';
export const REPORT_PATH = '/reporting-channel/$reportId';
