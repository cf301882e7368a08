/** Address of the WHO-5 form and its results. */
export const SELF_CHECK_PATH = '/self-check';
