/** Address of the ranking (specification section 2); `?tab=companies` shows that of companies. */
export const RANKING_PATH = '/ranking';
