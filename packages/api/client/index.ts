export type { Client, ClientOptions } from './client.ts';
export { createClient, pause } from './client.ts';
export { ApiFailure } from './failure.ts';
