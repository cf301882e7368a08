import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import {
  connectionOf,
  enterRoom,
  invitationTo,
  mailsTo,
  mediaFlows,
  scheduleMeeting,
  watchConnections,
} from './support/calls.ts';
import { newAddress, newPerson, openAs } from './support/people.ts';
import { ZONE } from './support/zone.ts';

test('Ana schedules, is told what is missing, moves and calls off', async ({ page, request }) => {
  const helena = newAddress();
  await openAs(page, await newPerson(request), '/teams-call');
  await page.getByRole('button', { name: 'Agendar e enviar convite' }).click();
  await expect(page.getByLabel('Título')).toBeFocused();
  await expect(page.getByText('Preencha este campo.')).toHaveCount(2);
  await expectAccessible(page);

  await scheduleMeeting(page, helena);
  const now = page.getByRole('region', { name: 'Consulta com Helena' });
  await expect(now.getByRole('button', { name: 'Testar e entrar' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Agendadas (1)' })).toBeVisible();
  await invitationTo(request, helena);

  await now.getByRole('button', { name: 'Remarcar' }).click();
  const sheet = page.getByRole('dialog', { name: 'Remarcar a consulta' });
  await sheet.getByLabel('Data').fill('2031-03-05');
  await sheet.getByRole('button', { name: 'Remarcar e avisar' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Consulta com Helena' });
  await expect(row).toContainText('5 de março');
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Cancelar: Consulta com Helena' }).click();
  await page.getByRole('button', { name: 'Cancelar consulta' }).click();
  await expect(row).toContainText('Cancelada');
  await expect.poll(async () => (await mailsTo(request, helena)).length).toBe(3);
});

test('two people meet: it connects, outlives a restart and a reload, and ends for both', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const helena = newAddress();
  await watchConnections(page);
  await openAs(page, await newPerson(request), '/teams-call');
  await scheduleMeeting(page, helena);
  const link = await invitationTo(request, helena);
  await page.getByRole('button', { name: 'Testar e entrar' }).click();
  await expect(page).toHaveURL(/\/sala#/);
  await expectAccessible(page);
  await enterRoom(page);
  await expect(page.getByText(/^Esperando .* entrar\.$/)).toBeVisible();

  const guestContext = await browser.newContext({ locale: 'pt-BR', timezoneId: ZONE });
  const guest = await guestContext.newPage();
  await watchConnections(guest);
  await guest.goto(link.replace(/^https?:\/\/[^/]+/, baseURL ?? ''));
  await expect(guest.getByText('Já está na sala')).toBeVisible();
  await guest.getByLabel('Seu nome, como aparece na consulta').fill('Helena Prado');
  await guest.getByText('Para uma emergência (opcional)').click();
  await guest.getByLabel('Onde você está agora').fill('Rua das Acácias, 10');
  await enterRoom(guest);

  const first = await mediaFlows(page);
  await mediaFlows(guest);
  await expect(page.getByRole('heading', { name: 'Helena Prado' })).toBeVisible();
  await expectAccessible(page);

  // What they write goes from page to page.
  await page.getByRole('button', { name: 'Chat', exact: true }).click();
  await page.getByRole('textbox', { name: 'Escrever' }).fill('Me ouve bem?');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await guest.getByRole('button', { name: 'Chat, não lidas: 1' }).click();
  await expect(guest.getByText('Me ouve bem?')).toBeVisible();
  for (const who of [page, guest]) await who.getByRole('button', { name: 'Fechar o chat' }).click();
  await guest.getByRole('button', { name: 'Microfone' }).click();
  await guest.getByRole('button', { name: 'Vídeo', exact: true }).click();
  await expect(page.getByText('Helena Prado está com o microfone desligado')).toBeVisible();
  await guest.getByRole('button', { name: 'Microfone' }).click();
  await guest.getByRole('button', { name: 'Vídeo', exact: true }).click();
  await page.getByRole('button', { name: 'Emergência' }).click();
  await expect(page.getByRole('link', { name: 'CVV 188' })).toBeVisible();
  await page.getByRole('button', { name: 'Ver onde está e quem chamar' }).click();
  await expect(page.getByText('Rua das Acácias, 10')).toBeVisible();
  await expect(guest.getByText(/abriu o que você deixou/)).toBeVisible();

  // Another network: the same call by another way.
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect.poll(async () => (await connectionOf(page)).name).not.toBe(first.name);
  await mediaFlows(page);
  await mediaFlows(guest);

  // A second device with the same link is refused, and takes over only when it says so.
  await guest.reload();
  await mediaFlows(guest);
  await mediaFlows(page);
  const second = await guestContext.newPage();
  await second.goto(guest.url());
  await second.getByRole('checkbox', { name: /^Aceito a consulta/ }).check();
  await second.getByRole('button', { name: 'Entrar só com voz' }).click();
  await expect(second.getByText(/^Este link já está em uso/)).toBeVisible();
  await second.close();

  await guest.getByRole('button', { name: 'Encerrar' }).click();
  await guest.getByRole('button', { name: 'Encerrar para as duas pessoas' }).click();
  for (const who of [page, guest]) {
    await expect(who.getByRole('heading', { name: 'Consulta encerrada' })).toBeVisible();
  }
  await expectAccessible(guest);
  await page.goto('/teams-call?tab=scheduled');
  await expect(page.getByRole('listitem').filter({ hasText: 'Finalizada' })).toBeVisible();
  await guest.goto('/consulta');
  await guest.goto(link.replace(/^https?:\/\/[^/]+/, baseURL ?? ''));
  await expect(guest.getByText(/^Esta consulta já terminou/)).toBeVisible();
  await guestContext.close();
});

test('a camera that is refused is explained, and the call goes on by voice', {
  tag: '@once',
}, async ({ page, request }) => {
  await page.addInitScript(() => {
    const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wish) => {
      if (wish?.video) throw new DOMException('No', 'NotAllowedError');
      return real(wish);
    };
  });
  await openAs(page, await newPerson(request), '/teams-call');
  await scheduleMeeting(page, newAddress());
  await page.getByRole('button', { name: 'Testar e entrar' }).click();
  await expect(page.getByText(/^O navegador não deixou usar a câmera/).first()).toBeVisible();
  await page.getByRole('checkbox', { name: /^Aceito a consulta/ }).check();
  await page.getByRole('button', { name: 'Entrar só com voz' }).click();
  await expect(page.getByText(/^Esperando/)).toBeVisible();
  await page.getByRole('button', { name: 'Encerrar' }).click();
  await page.getByRole('button', { name: 'Só sair' }).click();
  await expect(page.getByRole('heading', { name: 'Você saiu da sala' })).toBeVisible();
});

test('somebody who is signed in finds their name at the door and can change it', {
  tag: '@once',
}, async ({ page, request, baseURL }) => {
  const person = await newPerson(request);
  const bruno = newAddress();
  await openAs(page, person, '/teams-call');
  await scheduleMeeting(page, bruno);
  const link = await invitationTo(request, bruno);
  await page.goto(link.replace(/^https?:\/\/[^/]+/, baseURL ?? ''));
  const name = page.getByLabel('Seu nome, como aparece na consulta');
  await expect(name).toHaveValue('Lia Prado');
  await name.fill('B.');
  await expect(name).toHaveValue('B.');
});
