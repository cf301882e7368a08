import { expect, type Locator, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { moveTo, newPerson, openAccount, openAs } from './support/people.ts';

const ANA = { email: 'ana@demo.florescer.app' };
const PUBLIC = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/confirm',
  '/ajuda',
  '/nao-existe',
];
/** The screens behind the sign-in and their headings. */
const PRIVATE = {
  '/dashboard': /^(Bom dia|Boa tarde|Boa noite)/,
  '/diary': 'Diário',
  '/burnout-analysis': 'Sinais no texto',
  '/emotion-report': 'Emoções em 30 dias',
  '/training': 'Treinamentos',
  '/safety-plan': 'Seu plano de segurança',
  '/support': 'Suporte',
  '/profile': 'Seu perfil',
} as const;

// What the worker of the site keeps for later is nothing that axe looks at, and costs every page.
test.use({ serviceWorkers: 'block' });

test('public pages have nothing that axe finds', async ({ page }) => {
  for (const address of PUBLIC) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessible(page);
  }
});

test('refused forms say what is wrong, accessibly', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByLabel('Nome completo')).toBeFocused();
  await expectAccessible(page);
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('ninguem@exemplo.com.br');
  await page.getByLabel('Senha', { exact: true }).fill('senha errada');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByText('E-mail ou senha não conferem')).toBeVisible();
  await expectAccessible(page);
});

test('screens behind the sign-in have nothing that axe finds', async ({ page, isMobile }) => {
  await openAs(page, ANA, '/dashboard');
  for (const [address, heading] of Object.entries(PRIVATE)) {
    await moveTo(page, address);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessible(page);
  }
  await openAccount(page, isMobile);
  await expectAccessible(page);
});

test('in forced colours, what is chosen, how far one is and what is on still show', {
  tag: '@once',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAs(page, ANA, '/training');
  await expect(page.getByRole('tab', { selected: true })).toHaveCSS('outline-style', 'solid');
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const drawn = async (part: Locator) => {
    await expect(part).toBeVisible();
    await expect(part).not.toHaveCSS('background-color', canvas);
    await expect(part).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  };
  await drawn(page.getByRole('progressbar').first());
  await moveTo(page, '/burnout-analysis');
  await drawn(page.locator('li [aria-hidden] > i').first());
  await moveTo(page, '/calendar');
  await drawn(page.locator('[aria-current="date"] span'));
  await moveTo(page, '/profile');
  const track = page.locator('.mantine-Switch-track').first();
  await expect(track).toHaveCSS('border-style', 'solid');
  await drawn(track);
});

test('what opens on the screens has nothing that axe finds', async ({ page }) => {
  await openAs(page, ANA, '/burnout-analysis');
  const tables = page.getByRole('button', { name: 'Ver como tabela' });
  await expect(tables.first()).toBeVisible();
  for (const table of await tables.all()) await table.click();
  await expectAccessible(page);

  await moveTo(page, '/diary');
  await page.getByText('Hoje acordei cansada de novo').click();
  const mention = page.getByRole('button', { name: /^acordei cansada, exaustão emocional/ });
  await mention.click();
  await expect(page.getByText('Não combina comigo')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Entendi' }).click();

  const menu = page.getByRole('button', { name: 'Mais opções deste registro' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Versões anteriores' }).click();
  await expect(page.getByRole('dialog', { name: 'Versões anteriores' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await page.getByLabel('Texto do registro').fill('');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Escreva alguma coisa antes de enviar.')).toBeVisible();
  await expectAccessible(page);
});

test('months of health have nothing that axe finds', async ({ page }) => {
  await openAs(page, ANA, '/health-monitoring');
  for (const name of ['Visão geral', 'Refeições', 'Conquistas']) {
    await page.getByRole('tab', { name }).click();
    const panel = page.getByRole('tabpanel', { name });
    await expect(panel.getByRole('region').first()).toBeVisible();
    await expectAccessible(page);
  }
  await page.getByRole('tab', { name: 'Exercícios' }).click();
  await page.getByRole('button', { name: 'Registrar movimento' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Salvar' })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});

test('a first day and a hard day have nothing that axe finds', async ({ page, request }) => {
  await openAs(page, await newPerson(request), '/burnout-analysis');
  await expect(page.getByText('Os sinais aparecem com o que você escreve')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/endereco/que-nao-existe');
  await expect(page.getByRole('heading', { name: 'Esta página não existe' })).toBeVisible();
  await page.goto('/diary');
  await expect(page.getByText('Seu diário começa aqui')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Seu texto').fill('Não vejo saída. Quero morrer.');
  await page.getByRole('button', { name: 'Guardar e analisar' }).click();
  await expect(page).toHaveURL(/entry=/);
  await expect(page.getByRole('region', { name: 'Ajuda para agora' })).toBeVisible();
  await expectAccessible(page);
  await moveTo(page, '/dashboard');
  await expect(page.getByRole('link', { name: /^Tem gente para ouvir agora/ })).toBeVisible();
  await expectAccessible(page);
  await moveTo(page, '/burnout-analysis');
  await expect(page.getByRole('region', { name: 'Antes dos números' })).toBeVisible();
  await expectAccessible(page);
});
