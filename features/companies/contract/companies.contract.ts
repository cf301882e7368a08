import { defineContract } from '#packages/api/contract/index.ts';

export const companiesContract = defineContract({
  stopAwaitingInvitation: {
    method: 'DELETE',
    path: '/api/companies/awaited-invitation',
    permission: 'signedIn',
    agreement: 'none',
    summary:
      'Puts away the note to a person who registered a company that was here already; repeating it does nothing.',
  },
});
