export { answerCompiler } from './answers.ts';
export { assertHealthAgreed, type Caller } from './caller.ts';
export {
  answerNotFound,
  describeError,
  installErrorHandler,
  isUnavailable,
} from './error-handler.ts';
export { busy, Gate } from './gate.ts';
export { type HandlerInput, type Handlers, type MountedRoute, mount } from './mount.ts';
export { OpenStreams } from './open-streams.ts';
export { fail, Problem } from './problem.ts';
export { sendSmallPage } from './small-page.ts';
