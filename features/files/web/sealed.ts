import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { apiOptions } from '#features/access/web/index.ts';
import { ApiFailure } from '#packages/api/client/index.ts';
import { SEALED_SIDE, type SealedObject, sealedAddress } from '../contract/sealed.ts';
import { scalePicture } from './scale-picture.ts';

/** Sends a photo to be sealed for its owner: smaller, and without what it says of its place. */
export async function sendSealedPhoto(
  id: string,
  photo: Blob,
  signal?: AbortSignal,
): Promise<SealedObject> {
  // As JPEG: paper holds it as it is, and the server never turns a sealed photo into something else.
  const { blob } = await scalePicture(photo, SEALED_SIDE, 'image/jpeg');
  const headers = { 'content-type': blob.type };
  const answer = await call(id, { method: 'PUT', body: blob, headers, signal: signal ?? null });
  return (await answer.json()) as SealedObject;
}

/** Takes back a photo that no record names yet. */
export async function withdrawSealedPhoto(id: string): Promise<void> {
  await call(id, { method: 'DELETE' });
}

/** Address of one's own photo within this page, undefined until it is there. */
export function useSealedPhoto(id: string): { address: string | undefined; failed: boolean } {
  const { data, isError } = useQuery({
    queryKey: ['files', 'sealed', id],
    queryFn: async ({ signal }) => (await call(id, { signal })).blob(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!data) return undefined;
    const made = URL.createObjectURL(data);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return { address, failed: isError };
}

async function call(id: string, init: RequestInit): Promise<Response> {
  const token = await apiOptions.token();
  const headers = { ...init.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(sealedAddress(id), { ...init, headers }).catch((error: unknown) => {
    if (init.signal?.aborted) throw error;
    throw new ApiFailure('offline', 0, 'No answer from the server');
  });
  if (answer.ok) return answer;
  const body = (await answer.json().catch(() => ({}))) as { code?: string; message?: string };
  throw new ApiFailure(body.code ?? 'unavailable', answer.status, body.message ?? '');
}
