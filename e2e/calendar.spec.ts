import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { moveTo, newPerson, openAs } from './support/people.ts';

test('an appointment is made, seen on the start page, moved, deleted and brought back', async ({
  page,
  request,
  isMobile,
}) => {
  await openAs(page, await newPerson(request), '/dashboard');
  await page.getByRole('link', { name: 'Agendar compromisso' }).click();
  const form = page.getByRole('dialog', { name: 'Novo compromisso' });
  await expect(form.getByLabel('Título')).toBeFocused();
  // Refused, the field says why, and what finishes the dialog is still in sight.
  const save = form.getByRole('button', { name: 'Salvar' });
  await save.click();
  await expect(form.getByLabel('Título')).toHaveAttribute('aria-invalid', 'true');
  await expect(save).toBeInViewport({ ratio: 1 });
  await form.getByLabel('Título').fill('Sessão com a Helena');
  await form.getByText('Saúde', { exact: true }).click();
  // Whole days: whatever the hour of the test, today's is still to come.
  await form.getByRole('switch', { name: 'O dia todo' }).click();
  await save.click();
  const grid = page.getByRole('grid');
  const today = grid.locator('[aria-current="date"]');
  await expect(today).toHaveAccessibleName(/, hoje, 1 compromisso$/);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Início', exact: true }).click();
  const card = page.getByRole('link', { name: /^1 compromisso nesta semana: hoje$/ });
  await card.click();

  // Another month by key, and there by the form: on a phone the day's list stands below the month.
  const event = isMobile
    ? page.getByRole('region', { name: 'Hoje' }).getByRole('button')
    : grid.getByRole('button', { name: 'Sessão com a Helena, Saúde' });
  await event.click();
  const change = page.getByRole('dialog', { name: 'Mudar compromisso' });
  await change.getByLabel('Início').fill('2031-03-05');
  await expect(change.getByLabel('Fim')).toHaveValue('2031-03-05');
  await change.getByRole('button', { name: 'Salvar' }).click();
  await expect(today).toHaveAccessibleName(/nenhum compromisso$/);
  await moveTo(page, '/calendar?month=2031-03');
  const fifth = grid.getByRole('button', { name: /^Quarta-feira, 5 de março/ });
  await expect(fifth).toHaveAccessibleName(/, 1 compromisso$/);

  await grid.getByRole('button', { name: /^Sábado, 1 de março/ }).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(fifth).toBeFocused();
  await page.keyboard.press('Enter');
  await page
    .getByRole('button', { name: /^Sessão com a Helena\b.*O dia todo/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Apagar compromisso' }).click();
  await expect(fifth).toHaveAccessibleName(/nenhum compromisso$/);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(fifth).toHaveAccessibleName(/, 1 compromisso$/);
});

test('with text of twice the size a day of the week is one line, and a note’s way out begins with it', {
  tag: '@phone',
}, async ({ page, request }) => {
  await openAs(page, await newPerson(request), '/calendar');
  const open = page.getByRole('button', { name: 'Novo compromisso' }).first();
  await open.click();
  const form = page.getByRole('dialog', { name: 'Novo compromisso' });
  await form.getByLabel('Título').fill('Consulta');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  const closed = page.getByText(/^Ainda não foi salvo/);
  await expect(closed).toBeVisible();
  await open.click();
  await expect(closed).toBeHidden({ timeout: 2_000 });
  const leftOf = (words: string) =>
    form.getByText(words).evaluate((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return range.getClientRects()[0]?.left ?? 0;
    });
  const sentence = await leftOf('Você começou isto antes');
  expect(Math.abs((await leftOf('Descartar o que escrevi')) - sentence)).toBeLessThan(2);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();

  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const lines = await page
    .getByRole('columnheader')
    .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().height));
  expect(Math.max(...lines)).toBeLessThan(70);
});

test('a daily event stands in week and agenda; a secret address shows it as busy until it is turned off', {
  tag: '@once',
}, async ({ page, request }) => {
  await openAs(page, await newPerson(request), '/calendar');
  await page.getByRole('button', { name: 'Novo compromisso' }).first().click();
  const form = page.getByRole('dialog', { name: 'Novo compromisso' });
  await form.getByLabel('Título').fill('Remédio da noite');
  await form.getByLabel('Repetir').selectOption('Todo dia');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('tab', { name: 'Semana' }).click();
  await expect(page.getByRole('button', { name: /Remédio da noite/ }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Agenda' }).click();
  await expect(page.getByRole('button', { name: /Remédio da noite/ }).nth(5)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Mais opções' }).first().click();
  await page.getByRole('menuitem', { name: 'Usar em outro calendário' }).click();
  const sheet = page.getByRole('dialog', { name: 'Usar em outro calendário' });
  await sheet.getByRole('button', { name: 'Criar endereço' }).click();
  const address = await sheet.getByLabel('Endereço secreto').inputValue();
  await expectAccessible(page);
  const { pathname } = new URL(address);
  const busy = await (await request.get(pathname)).text();
  expect(busy).toContain('SUMMARY:Ocupado');
  expect(busy).not.toContain('Remédio');
  await sheet.getByText('Títulos e horários', { exact: true }).click();
  await expect
    .poll(async () => (await request.get(pathname)).text())
    .toContain('SUMMARY:Remédio da noite');
  await sheet.getByRole('button', { name: 'Desligar' }).click();
  await expect(sheet.getByRole('button', { name: 'Criar endereço' })).toBeVisible();
  expect((await request.get(pathname)).status()).toBe(404);
});

test('in the week events are moved by keys, back, and by the pointer, and of a series one alone', {
  tag: '@once',
}, async ({ page, request }) => {
  await openAs(page, await newPerson(request), '/calendar');
  const form = page.getByRole('dialog', { name: 'Novo compromisso' });
  for (const [title, repeat, from, to] of [
    ['Dentista', 'Não repete', '09:00', '10:00'],
    ['Remédio', 'Todo dia', '14:00', '15:00'],
  ] as const) {
    await page.getByRole('button', { name: 'Novo compromisso' }).first().click();
    await form.getByLabel('Título').fill(title);
    await form.getByLabel('Hora de início').fill(from);
    await form.getByLabel('Hora de fim').fill(to);
    await form.getByLabel('Repetir').selectOption(repeat);
    await form.getByRole('button', { name: 'Salvar' }).click();
    await expect(form).toBeHidden();
  }
  await page.getByRole('tab', { name: 'Semana' }).click();
  const dentist = page.getByRole('button', { name: /^Dentista, / });
  await expect(dentist).toHaveAccessibleName(/, 9h – 10h,/);
  await dentist.press('Space');
  await dentist.press('ArrowDown');
  await dentist.press('ArrowDown');
  await dentist.press('Space');
  await expect(dentist).toHaveAccessibleName(/, 9h30 – 10h30,/);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(dentist).toHaveAccessibleName(/, 9h – 10h,/);

  await dentist.hover();
  const box = await dentist.boundingBox();
  if (!box) throw new Error('The event is not to be seen');
  await page.mouse.move(box.x + 10, box.y + 8);
  await page.mouse.down();
  await page.mouse.move(box.x + 10, box.y + 8 + box.height, { steps: 8 });
  await page.mouse.up();
  await expect(dentist).toHaveAccessibleName(/, 10h – 11h,/);

  // At once, while the move before may still be on its way.
  const today = page.getByRole('button', { name: /^Remédio, / }).first();
  await today.press('Space');
  await today.press('ArrowDown');
  await today.press('Enter');
  await expect(page.getByText('Só este compromisso mudou')).toBeVisible();
  await expect(today).toHaveAccessibleName(/, 14h15 – 15h15,/);
});

test('a file of another calendar comes in once, and an event asks for a reminder and leaves holidays out', {
  tag: '@once',
}, async ({ page, request }) => {
  // Near enough that series stand there.
  const year = new Date().getFullYear() + 1;
  await openAs(page, await newPerson(request), `/calendar?month=${year}-11`);
  const event = (uid: string, ...lines: string[]) => [
    ...['BEGIN:VEVENT', `UID:${uid}`, ...lines, 'END:VEVENT'],
  ];
  const file = [
    'BEGIN:VCALENDAR',
    ...event('a', 'SUMMARY:Dentista', `DTSTART:${year}1105T170000Z`, 'DURATION:PT1H'),
    ...event('b', 'SUMMARY:Pulso', `DTSTART:${year}1105T170000Z`, 'RRULE:FREQ=SECONDLY'),
    'END:VCALENDAR',
  ].join('\r\n');
  const bring = async () => {
    await page.getByRole('button', { name: 'Mais opções' }).first().click();
    await page.getByRole('menuitem', { name: 'Importar .ics' }).click();
    await page.locator('input[type="file"]').setInputFiles({
      ...{ name: 'casa.ics', mimeType: 'text/calendar', buffer: Buffer.from(file) },
    });
  };
  const sheet = page.getByRole('dialog', { name: 'Importar .ics' });
  await bring();
  await expect(sheet.getByText('1 compromisso vai entrar.')).toBeVisible();
  await expect(sheet.getByRole('list', { name: 'O que fica de fora' })).toContainText('Pulso');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Importar 1 compromisso' }).click();
  await expect(sheet).toBeHidden();
  const grid = page.getByRole('grid');
  const day = (nth: number) =>
    grid.getByRole('button', { name: new RegExp(`, ${nth} de novembro`) });
  await expect(day(5)).toHaveAccessibleName(/, 1 compromisso$/);
  await bring();
  await expect(sheet.getByText(/^Nada novo para entrar\. 1 já está/)).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Novo compromisso' }).first().click();
  const form = page.getByRole('dialog', { name: 'Novo compromisso' });
  await form.getByLabel('Título').fill('Remédio');
  await form.getByLabel('Início', { exact: true }).fill(`${year}-11-10`);
  await form.getByLabel('Hora de início').fill('06:00');
  await form.getByLabel('Hora de fim').fill('06:30');
  await form.getByLabel('Repetir').selectOption('Todo dia');
  await form.getByRole('switch', { name: 'Não em feriados' }).click();
  await form.getByLabel('Lembrar').selectOption('1 hora antes');
  await expect(form.getByText(/^Cai nas suas horas de silêncio \(22h – 7h\)/)).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form).toBeHidden();
  // The twentieth is a holiday; the nineteenth is none.
  await expect(day(19)).toHaveAccessibleName(/, 1 compromisso$/);
  await expect(day(20)).toHaveAccessibleName(/Consciência Negra, nenhum compromisso$/);
});
