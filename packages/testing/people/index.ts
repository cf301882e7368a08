export { type HeardEvent, type Hearing, hear } from './hear.ts';
export { jobsAreDone } from './jobs-are-done.ts';
export { codeIn, linkIn } from './mailbox.ts';
export {
  agreeToAll,
  giveCompanyGrant,
  giveGrant,
  givePlan,
  putInCompanies,
  signIn,
  signInNewPerson,
  type TestPerson,
} from './people.ts';
export { addSecondFactor } from './second-factor.ts';
export { startTestApp, type TestApp } from './test-app.ts';
export type { TestRequest } from './test-server.ts';
export { NOON, type Person, startWorld, type World } from './world.ts';
