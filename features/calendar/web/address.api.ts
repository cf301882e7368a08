import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiOptions } from '#features/access/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import { addressContract, type CalendarAddress, type Shown } from '../contract/address.contract.ts';

const api = createClient(addressContract, apiOptions);
const KEY = ['calendar', 'address'] as const;

/** The person's secret address, as far as it is told; asked for while `enabled`. */
export function useAddress(enabled: boolean) {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.getAddress({}, { signal }),
    select: ({ address }) => address,
    enabled,
  });
}

/** Makes the address (the answer is the only time that it is told), changes what it shows, or ends it. */
export function useAddressSteps() {
  const client = useQueryClient();
  const put = (address: CalendarAddress | null) => client.setQueryData(KEY, { address });
  return {
    make: useMutation({
      mutationFn: (shows: Shown) => api.makeAddress({ body: { shows } }),
      onSuccess: ({ shows, createdAt, readAt }) => put({ shows, createdAt, readAt }),
    }),
    change: useMutation({
      mutationFn: (shows: Shown) => api.changeAddress({ body: { shows } }),
      onSuccess: put,
    }),
    revoke: useMutation({ mutationFn: () => api.revokeAddress({}), onSuccess: () => put(null) }),
  };
}
