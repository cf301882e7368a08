import { expect, test } from '@playwright/test';
import {
  connectionOf,
  enterRoom,
  invitationTo,
  mediaFlows,
  scheduleMeeting,
  watchConnections,
} from './support/calls.ts';
import { newAddress, newPerson, openAs } from './support/people.ts';
import { findTurnserver } from './support/relay.ts';
import { ZONE } from './support/zone.ts';

test('two people whose networks let nothing through meet by the relay: a restart, a reload, the end', {
  tag: '@once',
}, async ({ page, browser, request, baseURL }) => {
  test.skip(!findTurnserver(), 'coturn is not installed (docs/operations.md, "Calls")');
  test.slow();
  const helena = newAddress();
  await watchConnections(page, { relayOnly: true });
  await openAs(page, await newPerson(request), '/teams-call');
  await scheduleMeeting(page, helena);
  const link = await invitationTo(request, helena);
  await page.getByRole('button', { name: 'Testar e entrar' }).click();
  await enterRoom(page);

  const guestContext = await browser.newContext({ locale: 'pt-BR', timezoneId: ZONE });
  const guest = await guestContext.newPage();
  await watchConnections(guest, { relayOnly: true });
  await guest.goto(link.replace(/^https?:\/\/[^/]+/, baseURL ?? ''));
  await guest.getByLabel('Seu nome, como aparece na consulta').fill('Helena Prado');
  await enterRoom(guest);
  const bothMeet = async () => {
    const [first] = [await mediaFlows(page), await mediaFlows(guest)];
    for (const who of [page, guest]) {
      expect((await connectionOf(who)).ways).toEqual(['relay', 'relay']);
    }
    return first;
  };
  const first = await bothMeet();
  await expect(page.getByRole('heading', { name: 'Helena Prado' })).toBeVisible();

  // Another network: the same call by another way.
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect.poll(async () => (await connectionOf(page)).name).not.toBe(first?.name);
  await bothMeet();
  await guest.reload();
  await bothMeet();

  await guest.getByRole('button', { name: 'Encerrar' }).click();
  await guest.getByRole('button', { name: 'Encerrar para as duas pessoas' }).click();
  for (const who of [page, guest]) {
    await expect(who.getByRole('heading', { name: 'Consulta encerrada' })).toBeVisible();
  }
  await page.goto('/teams-call?tab=scheduled');
  await expect(page.getByRole('listitem').filter({ hasText: 'Finalizada' })).toBeVisible();
  await guestContext.close();
});
