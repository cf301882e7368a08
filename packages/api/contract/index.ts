export * from './endpoint.ts';
export * from './errors.ts';
export * from './id.ts';
export * from './page.ts';
export * from './stamp.ts';
