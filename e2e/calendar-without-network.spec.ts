import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { readyToReload } from './support/offline.ts';
import { moveTo, newPerson, openAs } from './support/people.ts';

const MONTH = '/calendar?month=2031-03';

async function addEvent(page: Page, title: string, day: string): Promise<void> {
  await page.getByRole('button', { name: 'Novo compromisso' }).first().click();
  const form = page.getByRole('dialog', { name: 'Novo compromisso' });
  await form.getByLabel('Título').fill(title);
  await form.getByRole('switch', { name: 'O dia todo' }).click();
  await form.getByLabel('Início').fill(day);
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form).toBeHidden();
}

const dayOf = (page: Page, nth: number) =>
  page.getByRole('grid').getByRole('button', { name: new RegExp(`, ${nth} de março`) });

/** Opens an event by its day, wherever its row stands. */
async function openEvent(page: Page, title: string, day: number): Promise<void> {
  await dayOf(page, day).click();
  await page
    .getByRole('button', { name: new RegExp(`^${title}.*O dia todo`) })
    .last()
    .click();
}

test('an appointment made, changed and deleted without network waits, and is sent once', async ({
  page,
  context,
  request,
}) => {
  test.slow();
  const person = await newPerson(request);
  await openAs(page, person, MONTH);
  await addEvent(page, 'Dentista', '2031-03-05');
  await addEvent(page, 'Reunião', '2031-03-12');
  await readyToReload(page);
  await context.setOffline(true);

  await addEvent(page, 'Almoço', '2031-03-20');
  const waiting = page.getByRole('list', { name: 'Esperando para enviar' });
  await expect(waiting.getByText('Almoço')).toBeVisible();
  await expect(page.getByText(/^Guardado neste aparelho/).first()).toBeVisible();
  await expect(dayOf(page, 20)).toHaveAccessibleName(/, 1 compromisso$/);
  await openEvent(page, 'Dentista', 5);
  const change = page.getByRole('dialog', { name: 'Mudar compromisso' });
  await change.getByLabel('Início').fill('2031-03-06');
  await change.getByRole('button', { name: 'Salvar' }).click();
  await expect(dayOf(page, 6)).toHaveAccessibleName(/, 1 compromisso$/);
  await openEvent(page, 'Reunião', 12);
  await page.getByRole('button', { name: 'Apagar compromisso' }).click();
  await expect(dayOf(page, 12)).toHaveAccessibleName(/nenhum compromisso$/);
  await expect(waiting.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);

  // It lies on the device: another page finds it, too.
  await page.reload();
  await expect(waiting.getByRole('listitem')).toHaveCount(3);
  const made: string[] = [];
  page.on('request', (sent) => {
    const isOne = sent.url().includes('/api/calendar/events') && sent.method() !== 'GET';
    if (isOne) made.push(sent.method());
  });
  await context.setOffline(false);
  await expect(waiting).toBeHidden();
  expect(made.toSorted()).toEqual(['DELETE', 'PATCH', 'POST']);
  await page.reload();
  for (const [nth, count] of [
    [5, 'nenhum compromisso'],
    [6, '1 compromisso'],
    [12, 'nenhum compromisso'],
    [20, '1 compromisso'],
  ] as const) {
    await expect(dayOf(page, nth)).toHaveAccessibleName(new RegExp(`${count}$`));
  }
});

test('what changed on another device meanwhile is told, and neither version is lost', {
  tag: '@once',
}, async ({ page, context, request }) => {
  const person = await newPerson(request);
  await openAs(page, person, MONTH);
  await addEvent(page, 'Dentista', '2031-03-05');
  await readyToReload(page);
  await context.setOffline(true);
  await openEvent(page, 'Dentista', 5);
  const change = page.getByRole('dialog', { name: 'Mudar compromisso' });
  await change.getByRole('textbox', { name: 'Título' }).fill('Dentista, daqui');
  await change.getByRole('button', { name: 'Salvar' }).click();
  const waiting = page.getByRole('list', { name: 'Esperando para enviar' });
  await expect(waiting.getByText('Dentista, daqui')).toBeVisible();

  const headers = { authorization: `Bearer ${person.token}` };
  const events = '/api/calendar/events';
  const range = `${events}?from=2031-03-01&to=2031-03-31`;
  const [known] = (await (await request.get(range, { headers })).json()).events;
  const { id, ...draft } = known;
  const data = { ...draft, title: 'Dentista, de lá' };
  await expect(await request.patch(`${events}/${id}`, { headers, data })).toBeOK();
  await context.setOffline(false);
  await expect(waiting.getByRole('alert')).toContainText('também mudou em outro aparelho');
  await expectAccessible(page);
  await moveTo(page, `${MONTH}&view=agenda`);
  await expect(page.getByText('Dentista, daqui')).toBeVisible();
  await waiting.getByRole('button', { name: 'Guardar a minha versão' }).click();
  await expect(waiting).toBeHidden();
  const [stands] = (await (await request.get(range, { headers })).json()).events;
  expect(stands.title).toBe('Dentista, daqui');
});
