/** Where a company's people are looked after: a tab of the administration. */
export const COMPANY_PEOPLE = { to: '/admin', search: { tab: 'people' } } as const;
/** Where a person answers the invitations to their address. */
export const INVITATIONS_PATH = '/invitations';
