export { codeIn, linkIn } from './mailbox.ts';
export { givePlan, putInCompanies, signIn, signInNewPerson, type TestPerson } from './people.ts';
export { addSecondFactor } from './second-factor.ts';
export { startTestApp, type TestApp, type TestRequest } from './test-app.ts';
