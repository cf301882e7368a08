export { CONSULTATION_PATH } from './consultation-summary.paths.ts';
export { BookedSummary } from './parts/BookedSummary.tsx';
export { ConsultationLink } from './parts/ConsultationLink.tsx';
