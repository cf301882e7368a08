export { PROFILE_PATH } from './profile.paths.ts';
