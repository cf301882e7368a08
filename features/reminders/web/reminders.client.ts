import { apiOptions } from '#features/access/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import { remindersContract } from '../contract/reminders.contract.ts';

export const remindersApi = createClient(remindersContract, apiOptions);
