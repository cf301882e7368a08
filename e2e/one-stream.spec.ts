import { expect, type Page, test } from '@playwright/test';
import { PUBLISHABLE_KEY } from '#features/accounts/contract/keys.ts';
import { newPerson, openAs } from './support/people.ts';

test.skip(({ isMobile }) => isMobile, 'Phones show one tab at a time');

test('all tabs share one stream, and another one reads it when its tab closes', async ({
  page,
  context,
  request,
}) => {
  const streams: Page[] = [];
  context.on('request', (one) => {
    if (new URL(one.url()).pathname === '/api/events') streams.push(one.frame().page());
  });
  const ana = await newPerson(request);
  await openAs(page, ana, '/diary');
  await expect(page.getByText('Seu diário começa aqui')).toBeVisible();
  await expect.poll(() => streams).toEqual([page]);
  const other = await context.newPage();
  await other.goto('/diary');
  await expect(other.getByText('Seu diário começa aqui')).toBeVisible();

  const session = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: PUBLISHABLE_KEY },
    data: { email: ana.email, password: ana.password },
  });
  const { access_token: token } = (await session.json()) as { access_token: string };
  const write = (text: string) =>
    request.post('/api/diary/entries', {
      headers: { authorization: `Bearer ${token}` },
      data: { text, analyse: false },
    });
  const row = (tab: Page, text: string) => tab.getByRole('link', { name: text });
  await expect(await write('Escrito no celular.')).toBeOK();
  await expect(row(page, 'Escrito no celular.')).toBeVisible();
  await expect(row(other, 'Escrito no celular.')).toBeVisible();
  expect(streams).toEqual([page]);

  await Promise.all([page.close(), write('Escrito enquanto a aba fechava.')]);
  await expect(row(other, 'Escrito enquanto a aba fechava.')).toBeVisible();
  await expect.poll(() => streams).toEqual([page, other]);
});
