import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiOptions, forgetDeclined } from '#features/access/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import type { Language } from '#packages/i18n/languages.ts';
import { consentsContract } from '../contract/consents.contract.ts';

const api = createClient(consentsContract, apiOptions);
export const { acceptTerms } = api;

export const useConsents = () => useQuery(api.listConsents.query());

/** Gives or withdraws the consent to process health data, in the language it was read in. */
export function useHealthConsent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (said: { agreed: boolean; language: Language }) =>
      api.setHealthConsent({ body: said }),
    onSuccess: () => {
      forgetDeclined();
      return client.invalidateQueries({ queryKey: api.listConsents.query().queryKey });
    },
  });
}
