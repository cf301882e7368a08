import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { PUBLISHABLE_KEY } from '#features/accounts/contract/keys.ts';
import { CONTRACT_VERSION } from '#features/booking/contract/booking.contract.ts';
import { uuidOf } from '#packages/db/index.ts';
import { addDays, dayOf, weekStartOf } from '#packages/kernel/day.ts';
import { expectAccessible } from './support/axe.ts';
import { DEMONSTRATION_PASSWORD, newPerson, openAs } from './support/people.ts';
import { ZONE } from './support/zone.ts';

const HELENA = { email: 'helena@demo.florescer.app', password: DEMONSTRATION_PASSWORD };
const HER_ENTRY = uuidOf('network 0');
const SAID = 'Durmo mal desde agosto.';

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** A consultation with Helena in the coming week, asked for and confirmed without the screens. */
async function bookedWithHelena(request: APIRequestContext, token: string): Promise<string> {
  const offers = await request.get(`/api/booking/offers/${HER_ENTRY}`, { headers: bearer(token) });
  const { offer } = (await offers.json()) as { offer: { starts: string[] } };
  const monday = addDays(weekStartOf(dayOf(new Date(), ZONE)), 7);
  const startsAt = offer.starts.find((start) => dayOf(new Date(start), ZONE) >= monday);
  const id = randomUUID();
  const wish = { id, entryId: HER_ENTRY, startsAt, contract: CONTRACT_VERSION };
  const asked = await request.post('/api/booking', {
    headers: bearer(token),
    data: { ...wish, note: null, guardian: null },
  });
  await expect(asked).toBeOK();
  const session = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: PUBLISHABLE_KEY },
    data: HELENA,
  });
  const { access_token } = (await session.json()) as { access_token: string };
  const confirmed = await request.post(`/api/booking/${id}/confirm`, {
    headers: bearer(access_token),
    data: { viability: { verdict: 'fit', reason: 'Lugar reservado.' } },
  });
  await expect(confirmed).toBeOK();
  return id;
}

test('Nina shares a summary for her consultation, Helena reads it and answers, Nina takes it back', {
  tag: '@once',
}, async ({ page, browser, request }) => {
  const nina = await newPerson(request, { name: 'Nina Reis', plan: 'individual' });
  const id = await bookedWithHelena(request, nina.token);
  await openAs(page, nina, '/consultation-summary');
  await page.getByRole('textbox', { name: /^O que você gostaria de contar/ }).fill(SAID);
  await page.getByRole('button', { name: 'Compartilhar nesta consulta' }).click();
  await expect(page.getByText(/^Compartilhado\. Helena Prado recebe um aviso/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Trocar o que compartilhei' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/teams-call?tab=booked');
  const row = page.getByRole('listitem').filter({ hasText: 'Helena Prado' });
  await expect(row).toContainText('Ainda não foi aberto.');

  const context = await browser.newContext();
  const hers = await context.newPage();
  await openAs(hers, HELENA, '/network/agenda');
  await hers.getByRole('button', { name: 'Próxima semana' }).click();
  await hers.getByRole('button', { name: /^Ver: Nina R\., / }).click();
  const sheet = hers.getByRole('dialog', { name: 'Nina R.' });
  await expect(sheet.getByText(SAID)).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Ler o resumo' }).click();
  await expect(sheet.getByText(SAID)).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Retirar o resumo' })).toHaveCount(0);
  await expectAccessible(hers);

  // The open page of hers hears of it, and of the answer.
  await expect(row).toContainText(/Aberto em \d/);
  await sheet.getByLabel('Sua resposta').fill('Li. Começamos pelo sono.');
  await sheet.getByRole('button', { name: 'Enviar' }).click();
  await expect(row).toContainText('Resposta: Li. Começamos pelo sono.');
  await expectAccessible(page);

  // Somebody else learns nothing: not that there is one.
  const other = await newPerson(request);
  const address = `/api/consultation/booked/${id}`;
  const refused = await request.get(address, { headers: bearer(other.token) });
  expect(refused.status()).toBe(404);

  await hers.getByRole('button', { name: /^Ver: Nina R\., / }).click();
  await sheet.getByRole('button', { name: 'Ler o resumo' }).click();
  await expect(sheet.getByText(SAID)).toBeVisible();
  await row.getByRole('button', { name: 'Retirar o resumo' }).click();
  await expect(row).not.toContainText('Resumo compartilhado');
  await expect(sheet.getByText(SAID)).toHaveCount(0);
  await expect(sheet.getByRole('button', { name: 'Ler o resumo' })).toHaveCount(0);
  await context.close();
});
