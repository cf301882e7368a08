import { expect, test } from 'vitest';
import {
  CACHE_LIFE_MS,
  DATA_LOAD_DELAY_MS,
  FETCH_THROTTLE_MS,
  INIT_COOLDOWN_MS,
  REDIRECT_DELAY_MS,
  SESSION_VALIDATION_MS,
  TOKEN_REFRESH_THROTTLE_MS,
} from './access.constants.ts';

// The other tests count in these; here they are compared with the specification's own numbers.
test.each([
  ['protected redirect delay', REDIRECT_DELAY_MS, 300],
  ['data load delay', DATA_LOAD_DELAY_MS, 300],
  ['user-data cache lifetime', CACHE_LIFE_MS, 1_800_000],
  ['fetch throttle', FETCH_THROTTLE_MS, 15_000],
  ['session validation interval', SESSION_VALIDATION_MS, 30_000],
  ['token-refresh throttle', TOKEN_REFRESH_THROTTLE_MS, 5_000],
  ['auth-init cooldown', INIT_COOLDOWN_MS, 3_000],
])('%s', (_, ours, specified) => {
  expect(ours).toBe(specified);
});
