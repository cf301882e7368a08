export const REPORT_PATH = '/corporate-report';
export const MIRROR_PATH = '/privacy/company-report';
