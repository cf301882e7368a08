export { SelfCheckInvitation } from './parts/SelfCheckInvitation.tsx';
