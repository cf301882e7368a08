export type { Client, ClientOptions } from './client.ts';
export { createClient } from './client.ts';
export { ApiFailure } from './failure.ts';
