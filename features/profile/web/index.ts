export { LanguageSwitch, SchemeSwitch } from './look/switches.tsx';
export { PROFILE_PATH } from './profile.paths.ts';
