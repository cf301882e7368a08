import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiOptions } from '#features/access/web/index.ts';
import { sendSealedPhoto, withdrawSealedPhoto } from '#features/files/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import { photosContract } from '../contract/photos.contract.ts';

const photosApi = createClient(photosContract, apiOptions);
const keyOf = (entryId: string) => ['diary', 'photos', entryId] as const;

export function usePhotos(entryId: string) {
  return useQuery({
    queryKey: keyOf(entryId),
    queryFn: ({ signal }) => photosApi.listPhotos({ params: { id: entryId } }, { signal }),
    select: ({ photos }) => photos,
  });
}

/** What a person does with the photos of an entry; each rejects when the server has not taken it. */
export function usePhotoChanges(entryId: string) {
  const client = useQueryClient();
  const settled = { onSettled: () => client.invalidateQueries({ queryKey: keyOf(entryId) }) };
  const add = useMutation({
    ...settled,
    mutationFn: async (file: Blob) => {
      const photo = crypto.randomUUID();
      await sendSealedPhoto(photo, file);
      try {
        return await photosApi.addPhoto({ params: { id: entryId }, body: { photo } });
      } catch (error) {
        // Nothing names it: it need not wait for the sweep.
        await withdrawSealedPhoto(photo).catch(() => undefined);
        throw error;
      }
    },
  });
  const describe = useMutation({
    ...settled,
    mutationFn: ({ photo, alt }: { photo: string; alt: string }) =>
      photosApi.describePhoto({ params: { id: entryId, photo }, body: { alt } }),
  });
  const remove = useMutation({
    ...settled,
    mutationFn: (photo: string) => photosApi.removePhoto({ params: { id: entryId, photo } }),
  });
  return { add, describe, remove };
}
