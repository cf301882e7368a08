import type { ServerFeature } from '#packages/kernel/index.ts';

export { type ConsentSubject, hasConsent, peopleWhoAgreed, recordConsent } from './consents.ts';

export const privacyFeature: ServerFeature = { name: 'privacy' };
