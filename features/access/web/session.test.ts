import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ApiFailure } from '#packages/api/client/index.ts';
import { queryClient } from './session.ts';

beforeEach(() => onlineManager.setOnline(false));
afterEach(() => {
  onlineManager.setOnline(true);
  queryClient.clear();
});

const unreached = async () => {
  throw new ApiFailure('offline', 0, 'No connection');
};

it('answers at once without a connection that a change was not made, instead of letting it wait', async () => {
  const change = new MutationObserver(queryClient, { mutationFn: unreached });
  await expect(change.mutate()).rejects.toThrow('No connection');
});

it('answers at once without a connection that nothing came, instead of looking as if it loaded', async () => {
  const asked = queryClient.fetchQuery({ queryKey: ['anything'], queryFn: unreached });
  await expect(asked).rejects.toThrow('No connection');
});
