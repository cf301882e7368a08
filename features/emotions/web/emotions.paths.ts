/** Address of the emotion report (specification section 2). */
export const EMOTIONS_PATH = '/emotion-report';
/** The moments of one day, `?day=2026-11-18`; today without it. */
export const MOMENTS_PATH = '/emotion-report/moments';
