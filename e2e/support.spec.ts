import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { readyForOffline } from './support/offline.ts';
import { moveTo, newPerson, openAs } from './support/people.ts';

const CARLA = { email: 'carla@demo.florescer.app' };

test('a question is answered by the staff, and each sees it without reloading @desk', async ({
  page,
  request,
  browser,
}) => {
  const subject = `Certificado não abre ${Date.now()}`;
  await openAs(page, await newPerson(request), '/support');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Buscar nas perguntas' }).fill('empresa le');
  await expect(page.locator('summary', { hasText: 'Minha empresa lê' })).toBeVisible();
  const form = page.getByRole('region', { name: 'Abrir um chamado' });
  await form.getByRole('button', { name: 'Enviar chamado' }).click();
  await expect(form.getByLabel('Assunto')).toBeFocused();
  await form.getByLabel('Assunto').fill(subject);
  await form.getByLabel('Mensagem').fill('A página fica branca.');
  await form.getByTestId('attachment').setInputFiles({
    name: 'tela.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('tela branca'),
  });
  await expect(form.getByRole('button', { name: 'Remover tela.txt' })).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Enviar chamado' }).click();
  await page.getByRole('link', { name: subject }).click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  await expect(page.getByRole('link', { name: /tela\.txt/ })).toBeVisible();
  await expectAccessible(page);

  const staff = await browser.newPage();
  await openAs(staff, CARLA, '/support');
  await staff.getByRole('link', { name: 'Fila de atendimento' }).click();
  await staff.getByRole('button', { name: subject }).click();
  await staff.getByRole('button', { name: 'Pedir uma imagem da tela' }).click();
  await expectAccessible(staff);
  await staff.getByRole('button', { name: /^Responder a/ }).click();
  const conversation = page.getByRole('list', { name: 'Conversa' });
  await expect(conversation.getByText(/imagem da tela/)).toBeVisible();
  await expect(page.getByText('Sua vez').first()).toBeVisible();

  await page.getByLabel('Sua resposta').fill('Agora foi, obrigada.');
  await page.getByRole('button', { name: 'Responder', exact: true }).click();
  const theirs = staff.getByRole('list', { name: 'Conversa' });
  await expect(theirs.getByText('Agora foi, obrigada.')).toBeVisible();
  await page.getByRole('button', { name: 'Já resolveu' }).click();
  await expect(page.getByText('Resolvido').first()).toBeVisible();
  await staff.close();
});

test('a ticket written without network waits and is sent once when it is back @desk', async ({
  page,
  context,
  request,
}) => {
  const subject = `Sem rede ${Date.now()}`;
  await openAs(page, await newPerson(request), '/diary');
  await readyForOffline(page);
  await moveTo(page, '/support');
  const form = page.getByRole('region', { name: 'Abrir um chamado' });
  await form.getByLabel('Assunto').fill(subject);
  await form.getByLabel('Mensagem').fill('O metrô não tem sinal.');
  await context.setOffline(true);
  await expect(form.getByText(/Você está sem internet/)).toBeVisible();
  await form.getByRole('button', { name: 'Enviar chamado' }).click();
  await expect(
    page.getByText('Vai ser enviado quando a conexão voltar', { exact: true }),
  ).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByRole('link', { name: subject })).toHaveCount(1);
  await expect(
    page.getByText('Vai ser enviado quando a conexão voltar', { exact: true }),
  ).toBeHidden();
});

test('help comes before anything else where a ticket tells of danger, and the ticket goes @desk', async ({
  page,
  request,
}) => {
  await openAs(page, await newPerson(request), '/support');
  const form = page.getByRole('region', { name: 'Abrir um chamado' });
  await form.getByLabel('Assunto').fill('Cansei');
  await form.getByLabel('Mensagem').fill('Não vejo saída. Quero morrer.');
  await form.getByRole('button', { name: 'Enviar chamado' }).click();
  const help = page.getByRole('region', { name: 'Ajuda para agora' });
  await expect(help.getByRole('link', { name: /188/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Cansei/ })).toBeVisible();
  await expectAccessible(page);
});

test('who answers no tickets is told whose the queue is; Carla lets somebody answer @desk', async ({
  page,
  request,
}) => {
  const person = await newPerson(request);
  await openAs(page, person, '/support/queue');
  await expect(page.getByText('A fila é de quem atende chamados')).toBeVisible();
  await openAs(page, CARLA, '/admin?tab=staff');
  await page.getByLabel('E-mail da conta').fill(person.email);
  await page.getByRole('button', { name: 'Dar acesso' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: person.email })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('listitem')
    .filter({ hasText: person.email })
    .getByRole('button', { name: /^Retirar/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: person.email })).toBeHidden();
});

test('at 320 px nothing is cut off @desk', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openAs(page, CARLA, '/support');
  for (const address of ['/support', '/support/queue', '/admin?tab=staff']) {
    await moveTo(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByText('Carregando')).toHaveCount(0);
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider, address).toBeLessThanOrEqual(0);
  }
});
