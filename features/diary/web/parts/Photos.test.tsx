import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show } from '#packages/testing/screens/show.tsx';
import { Photos } from './Photos.tsx';

const ENTRY = '00000000-0000-4000-8000-000000000001';
const PATH = `/api/diary/entries/${ENTRY}/photos`;
const photo = (nth: number, alt = '') => ({ id: `00000000-0000-4000-8000-00000000001${nth}`, alt });

/** The server of an entry's photos, which remembers what it is asked. */
function service(photos: object[], refusal?: string) {
  const asked: [route: string, body: unknown][] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const { pathname } = new URL(String(input), 'http://here');
    const method = init.method ?? 'GET';
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    asked.push([`${method} ${pathname}`, body]);
    if (pathname.startsWith('/api/files/sealed/')) {
      return method === 'PUT' ? Response.json({ id: 'x' }, { status: 201 }) : new Response('x');
    }
    if (method === 'GET') return Response.json({ photos });
    if (method === 'DELETE') return new Response(null, { status: 204 });
    if (refusal)
      return Response.json({ code: refusal, message: '', requestId: '1' }, { status: 422 });
    return Response.json(photo(9, body?.alt), { status: method === 'POST' ? 201 : 200 });
  });
  return asked;
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
  const asked = service([]);
  const { person } = await show(<Photos entryId={ENTRY} />);
  const input = await screen.findByLabelText('Adicionar foto', { selector: 'input' });
  await person.upload(
    input as HTMLInputElement,
    new File(['x'], 'mar.jpg', { type: 'image/jpeg' }),
  );
  await waitFor(() => expect(asked.some(([route]) => route === `POST ${PATH}`)).toBe(true));
  const [sent] = asked.find(([route]) => route.startsWith('PUT')) ?? [''];
  const [, body] = asked.find(([route]) => route === `POST ${PATH}`) ?? [];
  expect(sent).toBe(`PUT /api/files/sealed/${(body as { photo: string }).photo}`);
});

it('takes a photo back that the entry did not take, and says why', async () => {
  const asked = service([photo(1)], 'photos_full');
  const { person } = await show(<Photos entryId={ENTRY} />);
  const input = await screen.findByLabelText('Adicionar foto', { selector: 'input' });
  await person.upload(
    input as HTMLInputElement,
    new File(['x'], 'mar.jpg', { type: 'image/jpeg' }),
  );
  await waitFor(() =>
    expect(asked.some(([route]) => route.startsWith('DELETE /api/files/sealed/'))).toBe(true),
  );
});

it('is named by its place until somebody says what it shows, and is taken out', async () => {
  const asked = service([photo(1, 'O mar'), photo(2)]);
  const { person } = await show(<Photos entryId={ENTRY} />);
  await person.click(await screen.findByRole('button', { name: 'Foto 2 de 2, sem descrição' }));
  const sheet = await screen.findByRole('dialog', { name: 'Foto' });
  await person.type(within(sheet).getByLabelText('O que ela mostra'), 'A praça');
  await person.click(within(sheet).getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(asked).toContainEqual([`PATCH ${PATH}/${photo(2).id}`, { alt: 'A praça' }]),
  );
  await person.click(await screen.findByRole('button', { name: 'O mar' }));
  const other = await screen.findByRole('dialog', { name: 'Foto' });
  await person.click(within(other).getByRole('button', { name: 'Remover a foto' }));
  await waitFor(() => expect(asked).toContainEqual([`DELETE ${PATH}/${photo(1).id}`, null]));
});

it('has room for four', async () => {
  service([1, 2, 3, 4].map((nth) => photo(nth)));
  await show(<Photos entryId={ENTRY} />);
  expect(await screen.findAllByRole('listitem')).toHaveLength(4);
  expect(screen.queryByRole('button', { name: 'Adicionar foto' })).toBeNull();
});

it('says that the photos did not come, and asks again', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'internal', message: '', requestId: '1' }, { status: 500 }),
  );
  const { person } = await show(<Photos entryId={ENTRY} />);
  await screen.findByText('As fotos não carregaram.', { exact: false });
  expect(screen.queryByRole('button', { name: 'Adicionar foto' })).toBeNull();
  service([photo(1, 'O mar')]);
  await person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('button', { name: 'O mar' })).toBeTruthy();
});
