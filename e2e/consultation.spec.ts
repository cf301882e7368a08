import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { moveTo, newPerson, openAs } from './support/people.ts';

test('Ana covers a passage, hands over a link with a PIN, and takes it back', {
  tag: '@once',
}, async ({ page, browser, request }) => {
  // Two devices, a stretched PIN three times, a PDF: more than one page's share of a busy machine.
  test.slow();
  await openAs(page, await newPerson(request), '/diary');
  await page
    .getByLabel('Seu texto')
    .fill('Hoje acordei cansada. O Marcos gritou comigo na reunião. Depois caminhei.');
  const saved = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && response.url().endsWith('/api/diary/entries'),
  );
  await page.getByRole('button', { name: 'Guardar e analisar' }).click();
  await saved;

  await moveTo(page, '/burnout-analysis');
  await page.getByRole('link', { name: 'Levar para a consulta' }).first().click();
  await page.getByRole('checkbox', { name: /^Hoje acordei cansada/ }).check();
  await page.getByRole('checkbox', { name: 'Sinais no texto' }).check();
  await page.getByRole('button', { name: 'Cobrir Marcos' }).click();
  await page.getByRole('button', { name: /^Cobrir trechos de/ }).click();
  const text = page.getByRole('textbox', { name: 'Seu texto' });
  await text.focus();
  // By the keyboard, as somebody without a mouse would; only the way to the word is cut short.
  await text.evaluate((field: HTMLTextAreaElement) => {
    const start = field.value.indexOf('gritou');
    field.setSelectionRange(start, start);
  });
  for (let letter = 0; letter < 'gritou com'.length; letter += 1) {
    await page.keyboard.press('Shift+ArrowRight');
  }
  await page.getByRole('button', { name: 'Cobrir o que selecionei' }).click();
  await expect(page.getByText('Trecho coberto. Ele não vai junto.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pronto' }).click();
  const preview = page.getByRole('article');
  await expect(preview).toContainText('na reunião');
  await expect(preview).not.toContainText(/Marcos|gritou|comigo/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar em PDF' }).click();
  expect((await download).suggestedFilename()).toBe('para-a-consulta.pdf');
  await page.getByRole('textbox', { name: /^PIN/ }).fill('493027');
  await page.getByRole('textbox', { name: /^Para quem é/ }).fill('Dra. Helena');
  await page.getByRole('button', { name: 'Criar link' }).click();
  const made = page.getByRole('textbox', { name: 'Seu link' });
  await expect(made).toBeFocused();
  const address = await made.inputValue();
  const mine = page.getByRole('listitem').filter({ hasText: 'Dra. Helena' });
  await expect(mine).toContainText('ativo');
  await expect(mine).toContainText('Ainda não foi aberto.');
  await expectAccessible(page);

  // A visitor without an account, on another device.
  const visitor = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  const sent: string[] = [];
  visitor.on('request', (one) => sent.push(`${one.url()} ${one.postData() ?? ''}`));
  await visitor.goto(address);
  await visitor.getByRole('textbox', { name: /^PIN/ }).fill('111111');
  await visitor.getByRole('button', { name: 'Abrir o resumo' }).click();
  await expect(visitor.getByText(/O PIN não confere/)).toBeVisible();
  await visitor.getByRole('textbox', { name: /^PIN/ }).fill('493027');
  await visitor.getByRole('button', { name: 'Abrir o resumo' }).click();
  await expect(visitor.getByRole('heading', { name: 'Para levar à consulta' })).toBeFocused();
  await expect(visitor.getByRole('article')).toContainText(
    'Hoje acordei cansada. O trecho coberto',
  );
  await expect(visitor.locator('body')).not.toContainText(/Marcos|gritou|comigo/);
  await expectAccessible(visitor);
  const secret = address.split('.').at(-2) ?? '';
  expect(secret).toHaveLength(43);
  expect(sent.join('\n')).not.toContain(secret);

  await page.reload();
  const links = page.getByRole('region', { name: 'Seus links' });
  await expect(links.getByText('Aberto 1 vez')).toBeVisible();
  await links.getByRole('button', { name: 'Encerrar Dra. Helena' }).click();
  await expect(links.getByText('encerrado por você')).toBeVisible();
  await visitor.reload();
  await visitor.getByRole('textbox', { name: /^PIN/ }).fill('493027');
  await visitor.getByRole('button', { name: 'Abrir o resumo' }).click();
  await expect(visitor.getByText(/Este link venceu ou foi encerrado/)).toBeVisible();
});
