import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { newCnpj } from './support/cnpj.ts';
import { mailedLink } from './support/mailbox.ts';
import { newAddress, newPerson, openAs } from './support/people.ts';

const CARLA = { email: 'carla@demo.florescer.app' };
const PASSWORD = 'girassol de domingo';
const ENTRY = 'Escrito no tempo em que eu trabalhava lá.';

/** The link of an invitation in the mail to an address. */
async function invitationLink(request: APIRequestContext, address: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const response = await request.get('/dev/mailbox.json', { params: { to: address } });
      const mails = (await response.json()) as { text: string }[];
      link = mails.map(({ text }) => /https?:\/\/\S+\/convite#\S+/.exec(text)?.[0]).find(Boolean);
      return link;
    })
    .toBeTruthy();
  return link ?? '';
}

/** A window of somebody else, as wide as the first. */
async function windowLike(browser: Browser, page: Page, isMobile: boolean): Promise<Page> {
  const context = await browser.newContext({
    viewport: page.viewportSize(),
    isMobile,
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

test('a company comes, invites, pays, changes hands and is told in the audit log', {
  tag: '@desk',
}, async ({ page: bruno, request, browser, isMobile }) => {
  test.setTimeout(120_000);
  const company = `Oficina ${newCnpj().slice(0, 6)}`;
  const brunosAddress = newAddress();
  const [ana, lia] = [await newPerson(request), await newPerson(request)];
  const [anas, lias, carla] = [
    await windowLike(browser, bruno, isMobile),
    await windowLike(browser, bruno, isMobile),
    await windowLike(browser, bruno, isMobile),
  ];

  await test.step('Bruno registers it and confirms his address', async () => {
    await bruno.goto('/register');
    await bruno.getByLabel('Nome completo').fill('Bruno Sales');
    await bruno.getByLabel('E-mail').fill(brunosAddress);
    await bruno.getByLabel('Senha', { exact: true }).fill(PASSWORD);
    await bruno.getByLabel('Repita a senha', { exact: true }).fill(PASSWORD);
    await bruno.getByRole('radio', { name: /^Empresarial/ }).check();
    await bruno.getByRole('textbox', { name: 'Nome da empresa' }).fill(company);
    await bruno.getByRole('textbox', { name: 'CNPJ' }).fill(newCnpj());
    await bruno.getByLabel(/aceito os termos/i).check();
    await bruno.getByRole('button', { name: 'Criar conta' }).click();
    await expect(bruno.getByRole('heading', { name: 'Confira seu e-mail' })).toBeVisible();
    await bruno.goto(await mailedLink(request, brunosAddress));
    await bruno.getByRole('button', { name: 'Confirmar e-mail' }).click();
    await expect(bruno).toHaveURL(/\/dashboard$/);
  });

  await test.step('he invites by a spreadsheet, and sees the line that stays out', async () => {
    await bruno.goto('/admin?tab=invitations');
    await bruno.getByRole('button', { name: 'Convidar' }).click();
    const sheet = bruno.getByRole('dialog');
    await sheet.getByRole('tab', { name: 'Por planilha' }).click();
    const lines = ['e-mail;unidade;setor', `${ana.email};Betim;Loja`, 'sem arroba;Betim;Loja'];
    await sheet.getByRole('textbox', { name: 'Ou cole a planilha' }).fill(lines.join('\r\n'));
    await sheet.getByRole('button', { name: 'Conferir' }).click();
    await expect(sheet.getByText('Não é um e-mail completo')).toBeVisible();
    await expect(sheet.getByText(/Unidades novas: Betim\./)).toBeVisible();
    await expectAccessible(bruno);
    await sheet.getByRole('button', { name: 'Enviar 1 convite' }).click();
    await expect(bruno.getByText(ana.email)).toBeVisible();
  });

  await test.step('Ana is told what it will see, accepts, and has place and plan', async () => {
    await openAs(anas, ana, '/dashboard');
    await anas.goto(await invitationLink(request, ana.email));
    await expect(anas.getByText('O que a empresa não vê')).toBeVisible();
    await anas.getByRole('link', { name: 'Continuar' }).click();
    await anas.getByRole('button', { name: 'Aceitar o convite' }).click();
    await confirm(anas, 'Aceitar o convite');
    await expect(anas).toHaveURL(/\/dashboard$/);
    await anas.goto('/profile');
    await expect(anas.getByText('Loja · Betim')).toBeVisible();
    await expect(anas.getByText('Plano empresarial').first()).toBeVisible();
  });

  await test.step('Lia asks by the company’s code, and waits for his yes', async () => {
    await bruno.goto('/admin?tab=company');
    await bruno.getByRole('button', { name: 'Criar um código' }).click();
    const shown = bruno.getByText(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/);
    await expect(shown).toBeVisible();
    await expectAccessible(bruno);
    await openAs(lias, lia, '/invitations');
    const field = lias.getByRole('textbox', { name: 'Código' });
    await field.fill('ABCDE-FGHJK');
    await lias.getByRole('button', { name: 'Ver de quem é' }).click();
    await expect(
      lias.getByText('Nenhuma empresa tem este código.', { exact: false }),
    ).toBeVisible();
    await field.fill(((await shown.textContent()) ?? '').toLowerCase());
    await lias.getByRole('button', { name: 'Ver de quem é' }).click();
    await expect(lias.getByRole('heading', { name: 'O que a empresa vê' })).toBeVisible();
    await expectAccessible(lias);
    await lias.getByRole('button', { name: 'Pedir para entrar' }).click();
    await expect(
      lias.getByText(`Você pediu para entrar em ${company}`, { exact: false }),
    ).toBeVisible();
    await bruno.goto('/admin?tab=people');
    await bruno.getByRole('button', { name: /^Aceitar: Lia/ }).click();
    await expect(bruno.getByRole('table').getByText('Loja')).toBeVisible();
    await expect(bruno.getByRole('row', { name: /Lia Prado/ })).toHaveCount(2);
    await expectAccessible(bruno);
  });

  await test.step('an offer is asked for, accepted and paid by Pix, which Carla confirms', async () => {
    await bruno.goto('/payment');
    await bruno.getByRole('textbox', { name: 'Lugares' }).fill('5');
    await bruno.getByRole('button', { name: 'Enviar pedido' }).click();
    await expect(bruno.getByText(/^Pedido enviado em/)).toBeVisible();
    await openAs(carla, CARLA, '/admin?tab=payments');
    await carla.getByRole('button', { name: `Proposta para ${company}` }).click();
    await carla.getByRole('textbox', { name: 'Preço por lugar ocupado' }).fill('15');
    await carla.getByRole('dialog').getByRole('button', { name: 'Fazer proposta' }).click();
    await expect(carla.getByRole('dialog')).toBeHidden();
    await bruno.reload();
    await bruno.getByRole('button', { name: 'Aceitar proposta' }).click();
    await bruno.getByRole('button', { name: 'Já paguei' }).click();
    await expect(bruno.getByText(/^Você avisou/)).toBeVisible();
    await carla.reload();
    await carla.getByRole('button', { name: `Confirmar o pagamento de ${company}` }).click();
    await confirm(carla, 'Confirmar pagamento');
    await expect(carla.getByRole('dialog')).toHaveCount(0);
    await bruno.reload();
    await expect(bruno.getByText('Em dia')).toBeVisible();
  });

  await test.step('Ana writes, leaves, and keeps what she wrote', async () => {
    await anas.goto('/diary?write=1');
    await anas.getByLabel('Seu texto').fill(ENTRY);
    await anas.getByRole('button', { name: 'Só guardar' }).click();
    await expect(anas.getByText(ENTRY).first()).toBeVisible();
    await anas.goto('/profile');
    await anas.getByRole('button', { name: 'Sair da empresa' }).click();
    await anas.getByRole('button', { name: 'Sair agora' }).click();
    await expect(anas.getByRole('link', { name: 'Tenho um convite ou um código' })).toBeVisible();
    await anas.goto('/diary');
    await expect(anas.getByText(ENTRY).first()).toBeVisible();
  });

  await test.step('Bruno hands over to Lia', async () => {
    await bruno.goto('/admin?tab=people');
    await expect(bruno.getByRole('row')).toHaveCount(3);
    const others = bruno.getByRole('row').filter({ hasNotText: '(você)' });
    await others.getByRole('button', { name: /^Mais ações/ }).click();
    await bruno.getByRole('menuitem', { name: 'Dar a administração' }).click();
    await confirm(bruno, 'Dar a administração');
    await bruno.getByRole('button', { name: 'Deixar a administração' }).click();
    await confirm(bruno, 'Deixar a administração');
    await expect(bruno).toHaveURL(/\/profile$/);
    await lias.goto('/admin?tab=people');
    await expect(lias.getByText('Lia Prado (você)')).toBeVisible();
  });

  await test.step('Carla finds company, people and what was done', async () => {
    await carla.goto('/admin?tab=companies');
    await carla.getByRole('searchbox').fill(company);
    await expect(carla.getByText('2 de 5 lugares')).toBeVisible();
    await expectAccessible(carla);
    await carla.getByRole('link', { name: `Ver contas: ${company}` }).click();
    await expect(carla.getByText('Bruno Sales')).toBeVisible();
    await expect(carla.getByText('Admin Empresa', { exact: true }).last()).toBeVisible();
    await expectAccessible(carla);
    await carla.goto('/admin?tab=audit');
    await carla.getByRole('searchbox').fill(company);
    for (const act of ['confirmou um pagamento', 'deu o papel de Admin Empresa']) {
      await expect(carla.getByText(act).first()).toBeVisible();
    }
    await expect(carla.getByText('aceitou uma pessoa na empresa').first()).toBeVisible();
  });
  for (const window of [anas, lias, carla]) await window.context().close();
});

test('the administration on a phone is a list of areas, one at a time', { tag: '@phone' }, async ({
  page,
}) => {
  await openAs(page, CARLA, '/admin');
  const areas = page.getByRole('navigation', { name: 'O que administrar' });
  await expect(areas.getByRole('link')).toHaveCount(12);
  await expectAccessible(page);
  await areas.getByRole('link', { name: /^Contas/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Contas' })).toBeVisible();
  await page.getByRole('button', { name: 'Convidar' }).click();
  const dialog = page.getByRole('dialog');
  const address = newAddress();
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(address);
  await dialog.getByRole('button', { name: 'Enviar convite' }).click();
  await page.getByRole('searchbox').fill(address);
  await expect(page.getByText('Convite enviado')).toBeVisible();
  await page.getByRole('button', { name: `Mais ações: ${address}` }).click();
  await page.getByRole('menuitem', { name: 'Suspender' }).click();
  await confirm(page, 'Suspender');
  await expect(page.getByText('Suspensa', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Todas as áreas' }).click();
  await expect(areas).toBeVisible();
});
