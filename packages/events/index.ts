export { type EventStream, Events, type StoredEvent } from './events.ts';
