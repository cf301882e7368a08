import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sealedAddress } from '../contract/sealed.ts';
import { scalePicture, sendSealedPhoto, useSealedPhoto, withdrawSealedPhoto } from './index.ts';

vi.mock('#features/access/web/index.ts', () => ({ apiOptions: { token: () => 'token' } }));

const ID = '01936f3c-0000-7000-8000-00000000f001';
let asked: { address: string; init: RequestInit }[];
let answer: () => Response;
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked.push({ address, init });
    return answer();
  });
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4_096, height: 1_024, close: vi.fn() }));
  const pen = { drawImage: vi.fn(), fillRect: vi.fn() } as unknown as CanvasRenderingContext2D;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  // A browser that writes no WebP.
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob(['drawn'], { type: type === 'image/webp' ? 'image/png' : String(type) })),
  );
  URL.createObjectURL = () => 'blob:florescer/photo';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => vi.unstubAllGlobals());

it('is drawn anew, no larger than asked, in a type that this browser writes', async () => {
  const { blob, width, height } = await scalePicture(new Blob(['photo']), 2_048);
  expect([blob.type, width, height]).toEqual(['image/jpeg', 2_048, 512]);
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unknown format')));
  await expect(scalePicture(new Blob(['?']), 100)).rejects.toMatchObject({
    code: 'unsupported_media_type',
  });
});

it('goes to be sealed with its person’s token, and is taken back', async () => {
  answer = () => Response.json({ id: ID, type: 'image/jpeg', size: 5 }, { status: 201 });
  expect(await sendSealedPhoto(ID, new Blob(['photo']))).toMatchObject({ id: ID, size: 5 });
  answer = () => new Response(null, { status: 204 });
  await withdrawSealedPhoto(ID);
  expect(asked.map(({ address, init }) => [address, init.method, init.headers])).toEqual([
    [sealedAddress(ID), 'PUT', { 'content-type': 'image/jpeg', authorization: 'Bearer token' }],
    [sealedAddress(ID), 'DELETE', { authorization: 'Bearer token' }],
  ]);
  answer = () => Response.json({ code: 'storage_full' }, { status: 422 });
  await expect(sendSealedPhoto(ID, new Blob(['photo']))).rejects.toMatchObject({
    ...{ code: 'storage_full', status: 422 },
  });
});

function Photo() {
  const { address, failed } = useSealedPhoto(ID);
  if (failed) return <p>não abriu</p>;
  return address ? <img src={address} alt="minha foto" /> : null;
}

it.each([
  ['shows', () => new Response(new Blob(['photo'])), 'minha foto'],
  ['says that it cannot show', () => Response.json({ code: 'damaged' }, { status: 410 }), ''],
])('%s the photo of whoever it belongs to', async (_, answered, name) => {
  answer = answered;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <Photo />
    </QueryClientProvider>,
  );
  if (!name) return expect(await screen.findByText('não abriu')).toBeDefined();
  const image = await screen.findByRole('img', { name });
  expect(image.getAttribute('src')).toBe('blob:florescer/photo');
});
