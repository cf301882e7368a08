/** The publishable key of the auth service: names the product to the gateway and protects nothing. */
export const PUBLISHABLE_KEY = 'sb_publishable_florescer';
