export { goToRoom } from './meetings.api.ts';
