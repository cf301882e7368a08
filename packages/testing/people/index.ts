export { type HeardEvent, type Hearing, hear } from './hear.ts';
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
export { startTestApp, type TestApp, type TestRequest } from './test-app.ts';
