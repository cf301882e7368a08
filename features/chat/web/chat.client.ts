import { apiOptions } from '#features/access/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import { chatContract } from '../contract/chat.contract.ts';

export const chatApi = createClient(chatContract, apiOptions);

export const chatKeys = {
  all: ['chat'],
  list: ['chat', 'list'],
  messages: (id: string) => ['chat', 'messages', id],
  settings: ['chat', 'settings'],
  blocks: ['chat', 'blocks'],
  people: (text: string) => ['chat', 'people', text],
  reports: ['chat', 'reports'],
} as const;
