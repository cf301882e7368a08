import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { newCnpj } from './support/cnpj.ts';
import { mailedLink } from './support/mailbox.ts';
import { newAddress } from './support/people.ts';

const PASSWORD = 'girassol de domingo';
const COMPANY = 'Padaria Boa Massa';

async function fillIn(page: Page, name: string, email: string): Promise<void> {
  await page.getByLabel('Nome completo').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Repita a senha', { exact: true }).fill(PASSWORD);
  await page.getByLabel(/aceito os termos/).check();
}

const business = (page: Page) => page.getByRole('radio', { name: /^Empresarial/ });
const cnpjField = (page: Page) => page.getByRole('textbox', { name: 'CNPJ' });
const submit = (page: Page) => page.getByRole('button', { name: 'Criar conta' }).click();

test('a business registers, and a second one with its CNPJ is told whom to ask', async ({
  page,
  request,
  isMobile,
  browser,
}) => {
  const cnpj = newCnpj();
  const email = newAddress();
  const openAccount = () =>
    isMobile
      ? page.getByRole('button', { name: 'Mais', exact: true }).click()
      : page.getByRole('button', { name: /^Sua conta/ }).click();

  await test.step('the company is asked for with the business plan alone', async () => {
    await page.goto('/register');
    await expect(page.getByRole('radio', { name: /^Gratuito/ })).toBeChecked();
    await expect(cnpjField(page)).toBeHidden();
    await business(page).check();
    await expect(page.getByRole('textbox', { name: 'Nome da empresa' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('what is wrong is said at the field, and goes when it is right', async () => {
    await fillIn(page, 'Elisa Rocha', email);
    await cnpjField(page).pressSequentially(`${cnpj.slice(0, 12).toLowerCase()}#1`);
    await expect(page.getByText('O caractere 13, “#”, não é letra')).toBeVisible();
    await submit(page);
    await expect(page.getByRole('textbox', { name: 'Nome da empresa' })).toBeFocused();
    await expect(page.getByText('Informe um CNPJ válido para o plano empresarial.')).toBeVisible();
    await expectAccessible(page);
    for (const key of ['End', 'Backspace', 'Backspace']) await cnpjField(page).press(key);
    await cnpjField(page).pressSequentially(cnpj.slice(12));
    await expect(cnpjField(page)).toHaveValue(
      cnpj.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5'),
    );
    await expect(page.getByText('CNPJ conferido.')).toBeVisible();
    await expect(page.getByText('Informe um CNPJ válido para o plano empresarial.')).toBeHidden();
    await page.getByRole('textbox', { name: 'Nome da empresa' }).fill(COMPANY);
  });

  await test.step('the mail leads to a company of her own and a trial', async () => {
    await submit(page);
    await expect(page.getByRole('heading', { name: 'Confira seu e-mail' })).toBeVisible();
    await expect(page.getByText('Seus 14 dias de teste começam')).toBeVisible();
    await expectAccessible(page);
    await page.goto(await mailedLink(request, email));
    await page.getByRole('button', { name: 'Confirmar e-mail' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await openAccount();
    await expect(page.getByText('Plano empresarial')).toBeVisible();
    await expect(page.getByText(/^Teste até \d+ de \S+ de \d{4}$/)).toBeVisible();
    await expect(page.getByText(COMPANY).last()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('somebody else with the same CNPJ joins nothing and learns what to do', async () => {
    const context = await browser.newContext({
      viewport: page.viewportSize(),
      isMobile,
    });
    const other = await context.newPage();
    const address = newAddress();
    await other.goto('/register');
    await fillIn(other, 'Fábio Nunes', address);
    await business(other).check();
    await other.getByRole('textbox', { name: 'Nome da empresa' }).fill('Outro nome');
    await cnpjField(other).fill(cnpj);
    await submit(other);
    await expect(other.getByRole('heading', { name: 'Confira seu e-mail' })).toBeVisible();
    await other.goto(await mailedLink(request, address));
    await other.getByRole('button', { name: 'Confirmar e-mail' }).click();
    await expect(other.getByText('Esta empresa já está no Florescer')).toBeVisible();
    await expect(other.getByText(COMPANY)).toHaveCount(0);
    await expectAccessible(other);
    await other.getByRole('button', { name: 'Entendi' }).click();
    await expect(other.getByText('Esta empresa já está no Florescer')).toBeHidden();
    await other.reload();
    await expect(other.getByRole('heading', { level: 1 })).toContainText('Fábio');
    await expect(other.getByText('Esta empresa já está no Florescer')).toBeHidden();
    await context.close();
  });
});

test('what was filled in before the page came alive is kept, checked and sent', {
  tag: '@once',
}, async ({ page, request }) => {
  const email = newAddress();
  const cnpj = newCnpj();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/register', { waitUntil: 'commit' });
  await business(page).check();
  await fillIn(page, 'Elisa Rocha', email);
  await page.getByRole('textbox', { name: 'Nome da empresa' }).fill(COMPANY);
  await cnpjField(page).fill(cnpj.toLowerCase());
  await submit(page);
  release();
  await expect(page.getByRole('heading', { name: 'Confira seu e-mail' })).toBeVisible();
  await mailedLink(request, email);
});
