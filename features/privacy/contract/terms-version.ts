/**
 * The terms of use that hold. A new version asks everybody again at their next visit; a test holds it
 * together with the words of the four languages. Apart from the contract, for pages without schemas.
 */
export const TERMS_VERSION = '2026-11-27';
