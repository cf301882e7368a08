import { holdEarlySubmits } from '#features/accounts/web/parts/early-submit.ts';

holdEarlySubmits(document);
