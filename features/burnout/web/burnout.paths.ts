/** Address of the signals (specification section 2). */
export const BURNOUT_PATH = '/burnout-analysis';
/** The same, always in its mobile arrangement. */
export const BURNOUT_MOBILE_PATH = '/mobile-burnout-analysis';
