import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { newPerson, openAs } from './support/people.ts';
import { ZONE } from './support/zone.ts';

test('a reminder is asked for, arrives once in the product and by mail, and its mails can be ended', async ({
  page,
  request,
  isMobile,
}) => {
  const person = await newPerson(request);
  await openAs(page, person, '/profile');
  await page.getByRole('link', { name: 'Escolher avisos' }).click();
  await expect(page.getByRole('heading', { name: 'Como você quer ficar sabendo' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Lembretes' }).click();

  // The test may run at night: without quiet hours, on every day of the week, at the time it is now.
  await page.getByRole('switch', { name: 'Horas de silêncio' }).press('Space');
  await expect(page.getByLabel('Das')).toBeHidden();
  await page.getByLabel('Feriados').selectOption('none');
  await page.getByRole('switch', { name: 'Lembrete: Fazer uma pausa' }).press('Space');
  const card = page.getByRole('region', { name: 'Fazer uma pausa' });
  for (const day of ['sáb', 'dom']) await card.getByText(day, { exact: true }).click();
  await card.getByLabel('Horário').fill(timeNow());
  await card.getByRole('button', { name: 'Salvar' }).click();

  await expect(page.getByRole('button', { name: 'Avisos, 1 não lido' })).toBeVisible();
  await expectAccessible(page);
  const mails = async () => {
    const answer = await request.get('/dev/mailbox.json', { params: { to: person.email } });
    const all = (await answer.json()) as { subject: string; text: string }[];
    return all.filter(({ subject }) => subject === 'Um lembrete seu do Florescer');
  };
  await expect.poll(async () => (await mails()).length).toBe(1);

  await page.getByRole('button', { name: 'Avisos, 1 não lido' }).click();
  const panel = page.getByRole('dialog', { name: 'Avisos' });
  await panel.getByRole('link', { name: /Hora da sua pausa/ }).click();
  await expect(page).toHaveURL(/\/pause/);
  if (isMobile) {
    // On a phone a pause is all there is: without the bars, with help and the way out.
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Preciso de ajuda agora' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Fechar' }).click();
  }
  await expect(page.getByRole('button', { name: 'Avisos', exact: true })).toBeVisible();

  const link = /https?:\S+unsubscribe\S+/.exec((await mails())[0]?.text ?? '')?.[0] ?? '';
  await page.goto(new URL(link).pathname + new URL(link).search);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Parar os lembretes por e-mail' }).click();
  await expect(page.getByRole('heading', { name: 'Pronto, os e-mails pararam.' })).toBeVisible();
  await page.goto('/notifications?tab=channels');
  for (const subject of ['Fazer uma pausa', 'Água', 'Como você está']) {
    await expect(page.getByRole('switch', { name: `${subject}: E-mail` })).not.toBeChecked();
  }
  await expect(page.getByRole('switch', { name: 'Plano e teste: E-mail' })).toBeChecked();
  expect(await mails()).toHaveLength(1);
});

function timeNow(): string {
  const parts = { hour: '2-digit', minute: '2-digit', timeZone: ZONE } as const;
  return new Intl.DateTimeFormat('en-GB', parts).format(new Date());
}
