export { authClient } from './auth-client.ts';
export { forgetOnSharedComputer } from './shared-computer.ts';
