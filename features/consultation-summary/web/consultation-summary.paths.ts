/** Where a person puts a summary together. */
export const CONSULTATION_PATH = '/consultation-summary';
/** Where the holder of a link reads it, without an account. */
export const SHARED_SUMMARY_PATH = '/consulta';
