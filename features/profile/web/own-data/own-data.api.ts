import { apiOptions } from '#features/access/web/index.ts';
import { privacyContract } from '#features/privacy/contract/privacy.contract.ts';
import { createClient } from '#packages/api/client/index.ts';

export const privacyApi = createClient(privacyContract, apiOptions);
