export { deliver, registerListeners, type TopicListener } from './listeners.ts';
export { setLive, useLive } from './live-state.ts';
export { SharedStream } from './shared-stream.ts';
