/** Address of the emotion report (specification section 2). */
export const EMOTIONS_PATH = '/emotion-report';
