export { LanguageSwitch, SchemeSwitch } from './look/switches.tsx';
export { PROFILE_PATH } from './profile.paths.ts';
export { ProofProvider, useProof } from './proof/ProofProvider.tsx';
