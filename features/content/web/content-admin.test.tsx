import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { show } from '#packages/testing/screens/show.tsx';
import { DeletedItems } from './admin/DeletedItems.tsx';
import { PublishLater } from './admin/PublishLater.tsx';
import { Versions } from './admin/Versions.tsx';

const ID = '00000000-0000-4000-8000-000000000001';
const PATH = '/api/admin/content/news';

/** The administration's server, which remembers what it is asked. */
function service(answers: Record<string, unknown>) {
  const asked: [route: string, body: unknown][] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const { pathname } = new URL(String(input), 'http://here');
    const route = `${init.method ?? 'GET'} ${pathname}`;
    asked.push([route, init.body ? JSON.parse(String(init.body)) : null]);
    const answer = answers[route];
    if (answer) return Response.json(answer);
    return route.startsWith('PUT')
      ? new Response(null, { status: 204 })
      : Response.json({ code: 'not_found', message: '', requestId: '1' }, { status: 404 });
  });
  return asked;
}
afterEach(() => vi.unstubAllGlobals());
const version = (nth: number, title: string) => ({
  ...{ version: nth, title, by: 'Carla', at: `2026-11-2${nth}T12:00:00.000Z` },
});

it('puts a former version into the fields', async () => {
  service({
    [`GET ${PATH}/items/${ID}/versions`]: { versions: [version(2, 'Novo'), version(1, 'Velho')] },
    [`GET ${PATH}/items/${ID}/versions/1`]: { draft: { title: 'Velho' } },
  });
  const onTake = vi.fn();
  const { person } = await show(<Versions kind="news" id={ID} onTake={onTake} />);
  await person.click(screen.getByText('Versões'));
  const lines = await screen.findAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    expect.stringContaining('a atual'),
    expect.stringContaining('Carla'),
  ]);
  await person.click(within(lines[1] as HTMLElement).getByRole('button'));
  await waitFor(() => expect(onTake).toHaveBeenCalledWith({ title: 'Velho' }));
});

it('brings back what was deleted, with what it said last', async () => {
  service({
    [`GET ${PATH}/deleted`]: {
      items: [{ ...version(3, 'Apagada'), id: ID, until: '2026-12-24T12:00:00.000Z' }],
    },
    [`GET ${PATH}/items/${ID}/versions/3`]: { draft: { title: 'Apagada' } },
  });
  const bringBack = vi.fn(async () => undefined);
  const { person } = await show(<DeletedItems kind="news" bringBack={bringBack} />);
  await person.click(await screen.findByText('Apagados (1)'));
  await person.click(screen.getByRole('button', { name: 'Trazer de volta: Apagada' }));
  await waitFor(() => expect(bringBack).toHaveBeenCalledWith(ID, { title: 'Apagada' }));
});

it('plans a publication, and says which time it cannot be', async () => {
  const asked = service({ [`GET ${PATH}/scheduled`]: { items: [] } });
  const { person } = await show(<PublishLater kind="news" id={ID} />);
  const plan = await screen.findByRole('button', { name: 'Agendar' });
  await person.click(plan);
  expect(screen.getByText('Escolha uma data e uma hora.')).toBeTruthy();
  const field = screen.getByLabelText('Data e hora');
  await person.type(field, '2020-01-01T09:00');
  await person.click(plan);
  expect(screen.getByText(/^Escolha um horário que ainda vem/)).toBeTruthy();
  await person.clear(field);
  await person.type(field, '2999-01-01T09:00');
  await person.click(plan);
  await waitFor(() =>
    expect(asked.map(([route]) => route)).toContain(`PUT ${PATH}/items/${ID}/schedule`),
  );
});
