import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiOptions } from '#features/access/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import { corporateToolsContract, type Tool } from '../contract/corporate-tools.contract.ts';

const toolsApi = createClient(corporateToolsContract, apiOptions);
const TOOLS_KEY = ['corporate-tools'] as const;

/** What the company pinned and the person's own shortcuts. */
export function useTools() {
  return useQuery({
    queryKey: TOOLS_KEY,
    queryFn: ({ signal }) => toolsApi.listTools({}, { signal }),
  });
}

/** Changes of the person's shortcuts or of the company's links; each rejects when it is not saved. */
export function useToolChanges(of: 'own' | 'company') {
  const client = useQueryClient();
  const settled = { onSettled: () => client.invalidateQueries({ queryKey: TOOLS_KEY }) };
  const save = useMutation({
    ...settled,
    mutationFn: ({ id, ...body }: Tool) =>
      of === 'own'
        ? toolsApi.saveShortcut({ params: { id }, body })
        : toolsApi.saveCompanyTool({ params: { id }, body }),
  });
  const remove = useMutation({
    ...settled,
    mutationFn: (id: string) =>
      of === 'own'
        ? toolsApi.deleteShortcut({ params: { id } })
        : toolsApi.deleteCompanyTool({ params: { id } }),
  });
  const order = useMutation({
    ...settled,
    mutationFn: (ids: string[]) => toolsApi.orderCompanyTools({ body: { ids } }),
  });
  return { save, remove, order };
}
