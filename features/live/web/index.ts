export { useLiveStream } from './use-live-stream.ts';
