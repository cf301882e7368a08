/** Address of the network (specification section 2). */
export const NETWORK_PATH = '/network';
/** Address of one professional or clinic. */
export const NETWORK_ENTRY_PATH = '/network/$entryId';
/** Where a professional keeps their own entry. */
export const NETWORK_OWN_PATH = '/network/own';
