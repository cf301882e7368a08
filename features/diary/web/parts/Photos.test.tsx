import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SEALED_PATH } from '#features/files/contract/sealed.ts';
import { type Answers, fakeServer, refuse } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import { PHOTOS_FULL, type Photo, photosContract } from '../../contract/photos.contract.ts';
import { Photos } from './Photos.tsx';

const ENTRY = '00000000-0000-4000-8000-000000000001';
const photo = (nth: number, alt = '') => ({ id: `00000000-0000-4000-8000-00000000001${nth}`, alt });

/** The server of an entry's photos. Sealed bytes go by no contract: where they went is told apart. */
function service(photos: Photo[], answers: Answers<typeof photosContract> = {}) {
  const server = fakeServer(photosContract, {
    listPhotos: { photos },
    addPhoto: ({ body: { photo: id, alt = '' } }) => ({ id, alt }),
    describePhoto: ({ params, body: { alt } }) => ({ id: params.photo, alt }),
    removePhoto: undefined,
    ...answers,
  });
  const sealed: string[] = [];
  const others = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const path = String(input);
    if (!path.startsWith(`${SEALED_PATH}/`)) return others(input, init);
    const method = init.method ?? 'GET';
    sealed.push(`${method} ${path}`);
    return method === 'PUT' ? Response.json({ id: 'x' }, { status: 201 }) : new Response('x');
  });
  return { server, sealed };
}
beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
  );
  // What a browser draws with, which this one does not have.
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4, height: 4, close: () => undefined }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: () => undefined,
    fillRect: () => undefined,
  } as unknown as ReturnType<HTMLCanvasElement['getContext']>);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(done) {
    done(new Blob(['x'], { type: 'image/webp' }));
  });
});
afterEach(() => vi.unstubAllGlobals());

it('sends a photo sealed and puts it beside the entry', async () => {
  const { server, sealed } = service([]);
  const { person } = await show(<Photos entryId={ENTRY} />);
  const input = await screen.findByLabelText('Adicionar foto', { selector: 'input' });
  await person.upload(
    input as HTMLInputElement,
    new File(['x'], 'mar.jpg', { type: 'image/jpeg' }),
  );
  await waitFor(() => expect(server.asked(photosContract.addPhoto)).toHaveLength(1));
  const [added] = server.asked(photosContract.addPhoto);
  expect(added?.params.id).toBe(ENTRY);
  expect(sealed[0]).toBe(`PUT /api/files/sealed/${added?.body.photo}`);
});

it('takes a photo back that the entry did not take, and says why', async () => {
  const { sealed } = service([photo(1)], { addPhoto: refuse(PHOTOS_FULL) });
  const { person } = await show(<Photos entryId={ENTRY} />);
  const input = await screen.findByLabelText('Adicionar foto', { selector: 'input' });
  await person.upload(
    input as HTMLInputElement,
    new File(['x'], 'mar.jpg', { type: 'image/jpeg' }),
  );
  const changed = () => sealed.filter((call) => !call.startsWith('GET'));
  await waitFor(() => expect(changed()).toHaveLength(2));
  const [sent = '', withdrawn] = changed();
  expect(sent).toMatch(/^PUT /);
  expect(withdrawn).toBe(sent.replace('PUT', 'DELETE'));
});

it('is named by its place until somebody says what it shows, and is taken out', async () => {
  const { server } = service([photo(1, 'O mar'), photo(2)]);
  const { person } = await show(<Photos entryId={ENTRY} />);
  await person.click(await screen.findByRole('button', { name: 'Foto 2 de 2, sem descrição' }));
  const sheet = await screen.findByRole('dialog', { name: 'Foto' });
  await person.type(within(sheet).getByLabelText('O que ela mostra'), 'A praça');
  await person.click(within(sheet).getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(server.asked(photosContract.describePhoto)).toEqual([
      expect.objectContaining({
        params: { id: ENTRY, photo: photo(2).id },
        body: { alt: 'A praça' },
      }),
    ]),
  );
  await person.click(await screen.findByRole('button', { name: 'O mar' }));
  const other = await screen.findByRole('dialog', { name: 'Foto' });
  await person.click(within(other).getByRole('button', { name: 'Remover a foto' }));
  const removed = () => server.asked(photosContract.removePhoto).map(({ params }) => params);
  await waitFor(() => expect(removed()).toEqual([{ id: ENTRY, photo: photo(1).id }]));
});

it('has room for four', async () => {
  service([1, 2, 3, 4].map((nth) => photo(nth)));
  await show(<Photos entryId={ENTRY} />);
  expect(await screen.findAllByRole('listitem')).toHaveLength(4);
  expect(screen.queryByRole('button', { name: 'Adicionar foto' })).toBeNull();
});

it('says that the photos did not come, and asks again', async () => {
  const { server } = service([], { listPhotos: refuse('internal') });
  const { person } = await show(<Photos entryId={ENTRY} />);
  await screen.findByText('As fotos não carregaram.', { exact: false });
  expect(screen.queryByRole('button', { name: 'Adicionar foto' })).toBeNull();
  server.answer(photosContract, { listPhotos: { photos: [photo(1, 'O mar')] } });
  await person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('button', { name: 'O mar' })).toBeTruthy();
});
