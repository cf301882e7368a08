/** Where people find the support (specification section 2). */
export const SUPPORT_PATH = '/support';
/** One of their tickets. */
export const TICKET_PATH = '/support/tickets/$ticketId';
/** All tickets, for those who answer them; `?ticket=1001` opens one. */
export const QUEUE_PATH = '/support/queue';
