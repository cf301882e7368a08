export { CONSULTATION_PATH } from './consultation-summary.paths.ts';
export { ConsultationLink } from './parts/ConsultationLink.tsx';
