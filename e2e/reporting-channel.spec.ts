import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { openAs } from './support/people.ts';

const ANA = { email: 'ana@demo.florescer.app' };
const BRUNO = { email: 'bruno@demo.florescer.app' };
const PAGE = '/reporting-channel';

test('somebody reports without a name, Bruno answers and is left out of what is about him', async ({
  page,
  browser,
}) => {
  test.slow();
  await openAs(page, ANA, PAGE);
  await expect(page.getByRole('heading', { name: 'Para contar sem nome' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Relatos' })).toHaveCount(0);
  await expectAccessible(page);
  const address = await page.getByRole('link', { name: 'Abrir o canal' }).getAttribute('href');

  const somewhere = await browser.newContext();
  const nobody = await somewhere.newPage();
  const words = `Gritam na reunião, vez ${Date.now()}`;
  const tell = async (text: string, about?: string) => {
    // Another address of the same page would not be fetched anew.
    await nobody.goto('about:blank');
    await nobody.goto(address ?? '');
    await nobody.getByLabel('Conte com as suas palavras').fill(text);
    if (about) await nobody.getByLabel(about).check();
    await nobody.getByRole('button', { name: 'Enviar sem nome' }).click();
    await expect(nobody.getByRole('heading', { name: /^Recebido/ })).toBeVisible();
  };
  await nobody.goto(address ?? '');
  await expect(nobody.getByLabel('Conte com as suas palavras')).toBeVisible();
  await expectAccessible(nobody);
  await tell(`${words}, e foi o Bruno`, 'Bruno Tavares');
  await tell(words);
  await expectAccessible(nobody);
  const receipt = (await nobody.getByText(/^([a-z]+ \d{4} ?){3}$/).textContent()) ?? '';
  expect(await somewhere.cookies()).not.toContainEqual(
    expect.objectContaining({ name: /session|auth/ }),
  );

  const context = await browser.newContext();
  const his = await context.newPage();
  await openAs(his, BRUNO, PAGE);
  const reports = his.getByRole('link', { name: /^Relato de assédio/ });
  await expect(reports.first()).toBeVisible();
  let found = false;
  for (let at = 0; at < (await reports.count()); at++) {
    await reports.nth(at).click();
    await expect(his.getByRole('heading', { name: 'Conversa' })).toBeVisible();
    await expect(his.getByText(`${words}, e foi o Bruno`)).toHaveCount(0);
    found = await his.getByText(words, { exact: true }).isVisible();
    if (found) break;
    await his.getByRole('main').getByRole('link', { name: 'Canal de escuta' }).click();
    await expect(reports.first()).toBeVisible();
  }
  expect(found).toBe(true);
  await expectAccessible(his);
  await his.getByRole('button', { name: 'Apurar este relato' }).click();
  await his.getByLabel('Escrever a quem relata').fill('Em que turno acontece?');
  await his.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(his.getByText('Em que turno acontece?')).toBeVisible();

  await nobody.goto('/escuta');
  await nobody.getByRole('textbox', { name: 'Código' }).fill('folha 0000 rio 0000 vento 0000');
  await nobody.getByRole('button', { name: 'Abrir a conversa' }).click();
  await expect(nobody.getByRole('alert')).toContainText('Este código não abre nenhum relato');
  await nobody.getByRole('textbox', { name: 'Código' }).fill(receipt.toUpperCase());
  await nobody.getByRole('button', { name: 'Abrir a conversa' }).click();
  await expect(nobody.getByText('Em que turno acontece?')).toBeVisible();
  await expect(nobody.getByText('Bruno')).toHaveCount(0);
  await expect(nobody.getByText('Com 1 pessoa da comissão')).toBeVisible();
  await expectAccessible(nobody);
  await nobody.getByLabel('Responder').fill('No turno da noite');
  await nobody.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(nobody.getByText('No turno da noite')).toBeVisible();
  await somewhere.close();
  await context.close();
});
