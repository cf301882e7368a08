export const CHAT_PATH = '/chat';

/** Where a conversation is opened. */
export const chatAddress = (conversationId: string): `/${string}` =>
  `${CHAT_PATH}?conversation=${conversationId}`;
