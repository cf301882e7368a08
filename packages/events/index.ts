export { type EventStream, Events, type Heard } from './events.ts';
export { defineTopic, type Topic } from './topic.ts';
