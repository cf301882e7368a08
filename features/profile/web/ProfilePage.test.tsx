import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { registerDeviceParts } from '#packages/offline-queue/index.ts';
import { button, open, region } from './testing/profile-page.tsx';
import { api, beginAnew, factor, refused, USER, world } from './testing/world.ts';

vi.mock('#features/access/web/index.ts', async () => {
  return (await import('./testing/world.ts')).accessOfWorld;
});
vi.mock('#features/accounts/web/index.ts', async () => {
  return (await import('./testing/world.ts')).accountsOfWorld();
});
vi.mock('#features/accounts/web/prove.ts', async () => {
  return (await import('./testing/world.ts')).ownInTurn();
});
vi.mock('#features/accounts/web/auth-client.ts', async () => {
  const { world } = await import('./testing/world.ts');
  return { authClient: () => world.auth };
});

beforeEach(beginAnew);

describe('the page', () => {
  it('tells who the person is here, accessibly', async () => {
    const { container } = await open();
    const details = await region('Your details');
    expect(within(details).getByLabelText('Full name')).toHaveProperty('value', 'Ana Ribeiro');
    expect(await within(details).findByText('ana@exemplo.com')).toBeDefined();
    expect(within(details).getByText('Verified')).toBeDefined();
    expect(within(details).getByText('Vale Claro')).toBeDefined();
    expect(within(details).getByText('March 2, 2026')).toBeDefined();
    expect(within(await region('Your plan')).getByText('Business plan')).toBeDefined();
    await within(await region('Recent activity')).findAllByRole('listitem');
    const { violations } = await axe.run(container);
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('says when it could not be loaded', async () => {
    world.me = null;
    world.failed = true;
    await open();
    expect(screen.getByRole('alert').textContent).toContain('Could not load profile information');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });

  it('says so too where only the plan is known from before', async () => {
    world.me = null;
    world.meFailed = true;
    await open();
    expect(screen.getByRole('alert').textContent).toContain('Could not load profile information');
  });

  it('does not ask again and again where the account does not answer', async () => {
    world.auth.getUser.mockResolvedValue(refused('unexpected_failure') as never);
    await open();
    const steps = await region('Two-step verification');
    expect(await within(steps).findByText('Could not load profile information')).toBeDefined();
    await within(await region('Recent activity')).findAllByRole('listitem');
    expect(world.auth.getUser.mock.calls.length).toBeLessThan(5);
  });

  it('keeps its other parts when one cannot be loaded', async () => {
    api({ down: true });
    await open();
    expect(within(await region('Your details')).getByLabelText('Full name')).toBeDefined();
    const sessions = await region('Where you are signed in');
    expect(await within(sessions).findByText('Could not load profile information')).toBeDefined();
  });
});

it('takes away what is kept on this device to be read, of this person alone', async () => {
  const keys = ['news.known.ana.list', 'training.known.ana.item.1', 'news.known.bia.list'];
  for (const key of keys) localStorage.setItem(`florescer.${key}`, '{}');
  registerDeviceParts([
    () => import('#features/news/web/news.device.ts'),
    () => import('#features/training/web/training.device.ts'),
  ]);
  const { person } = await open();
  await person.click(await button('Remove from this device'));
  expect(await screen.findByText(/^Removed from this device/)).toBeDefined();
  expect(keys.filter((key) => localStorage.getItem(`florescer.${key}`))).toEqual([keys[2]]);
});

it('claims nothing where what is kept here cannot be looked through', async () => {
  registerDeviceParts([() => Promise.reject(new TypeError('no connection'))]);
  const { person } = await open();
  await person.click(await button('Remove from this device'));
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.queryByText(/^Removed from this device/)).toBeNull();
});

describe('somebody of a company’s own sign-in', () => {
  it('is told who else could get into the account, and nobody else is', async () => {
    const mine = { identity_id: 'i', provider: 'sso:acme', identity_data: {} };
    world.user = { ...USER, identities: [mine] };
    const { unmount } = await open();
    const told = /whoever runs that sign-in could get in here as if they were you/;
    expect(await screen.findByText(told)).toBeDefined();
    unmount();
    world.user = USER;
    await open();
    await region('Recent activity');
    expect(screen.queryByText(told)).toBeNull();
  });

  it('reads who looks after address and password in place of their forms', async () => {
    const mine = { identity_id: 'i', provider: 'sso:acme', identity_data: {} };
    world.user = { ...USER, identities: [mine] };
    await open();
    const password = within(await region('Password'));
    expect(await password.findByText(/so there is no password here/)).toBeDefined();
    expect(password.queryByRole('button')).toBeNull();
    const details = within(await region('Your details'));
    expect(details.getByText(/Your company manages it/)).toBeDefined();
    expect(details.queryByRole('button', { name: 'Change email' })).toBeNull();
    expect(details.getByLabelText('Full name')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Link/ })).toBeNull();
  });
});

describe('the name', () => {
  it('is saved, trimmed', async () => {
    const { person } = await open();
    await person.type(await screen.findByLabelText('Full name'), ' Prado ');
    await person.click(await button('Save name'));
    await waitFor(() =>
      expect(world.auth.updateUser).toHaveBeenCalledWith({
        data: { full_name: 'Ana Ribeiro Prado' },
      }),
    );
  });

  it('is refused when empty, and says when it could not be saved', async () => {
    const { person } = await open();
    const field = await screen.findByLabelText('Full name');
    await person.clear(field);
    await person.click(await button('Save name'));
    expect(screen.getByText('Enter your name.')).toBeDefined();
    expect(document.activeElement).toBe(field);
    expect(world.auth.updateUser).not.toHaveBeenCalled();
    world.auth.updateUser.mockResolvedValue(refused('unexpected_failure'));
    await person.type(field, 'Ana');
    await person.click(await button('Save name'));
    expect(await screen.findByText('Could not save changes')).toBeDefined();
    expect(field).toHaveProperty('value', 'Ana');
  });
});

describe('the e-mail', () => {
  const waitingFor = (new_email: string, sentAt = Date.now()) => ({
    ...USER,
    new_email,
    email_change_sent_at: new Date(sentAt).toISOString(),
  });

  it('can be given up or asked for anew where the new one was mistyped', async () => {
    world.user = waitingFor('ana@exmaplo.com');
    const { person } = await open();
    await screen.findByText(/Both addresses still have to be confirmed/);
    await person.click(await button('Change email'));
    expect(screen.queryByText(/Both addresses still have to be confirmed/)).toBeNull();
    await person.click(await button('Cancel'));
    world.auth.updateUser.mockImplementation(async () => {
      world.user = { ...USER };
      return { data: { user: world.user }, error: null } as never;
    });
    await person.click(await button('Give up the change'));
    await waitFor(() => expect(screen.queryByText(/still have to be confirmed/)).toBeNull());
    expect(world.auth.updateUser).toHaveBeenCalledExactlyOnceWith({ email: 'ana@exemplo.com' });
  });

  it('waits no more once the codes are over', async () => {
    world.user = waitingFor('ana@exmaplo.com', Date.now() - 3_601_000);
    await open();
    expect(await button('Change email')).toBeDefined();
    expect(screen.queryByText(/still have to be confirmed/)).toBeNull();
  });

  it('changes once both addresses have confirmed', async () => {
    const { person } = await open();
    await person.click(await button('Change email'));
    world.user = waitingFor('nova@exemplo.com');
    await person.type(screen.getByLabelText('New email'), 'nova@exemplo.com');
    await person.click(await button('Send codes'));
    expect(world.auth.updateUser).toHaveBeenCalledWith({ email: 'nova@exemplo.com' });
    expect(await screen.findByText(/Both addresses still have to be confirmed/)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Code sent to ana@exemplo.com'));
    await person.keyboard('123456{Enter}');
    expect(await screen.findByText(/The code we sent to nova@exemplo.com is still/)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Code sent to nova@exemplo.com'));
    expect(screen.queryByLabelText('Code sent to ana@exemplo.com')).toBeNull();
    world.user = { ...USER, email: 'nova@exemplo.com' };
    await person.keyboard('654321{Enter}');
    await waitFor(() => expect(screen.queryByText(/is still missing/)).toBeNull());
    expect(document.activeElement).toBe(await button('Change email'));
    expect(world.auth.refreshSession).toHaveBeenCalled();
  });
});

describe('the password', () => {
  async function choose(password: string, again = password) {
    const { person } = await open();
    await person.click(await button('Change password'));
    await person.type(screen.getByLabelText('New password'), password);
    await person.type(screen.getByLabelText('Repeat the password'), again);
    return person;
  }

  it('comes with advice, and is saved', async () => {
    const person = await choose('manaca da serra azul');
    expect(screen.getByText(/^Strong/)).toBeDefined();
    await person.click(await button('Save password'));
    expect(await screen.findByText(/^Password saved/)).toBeDefined();
    expect(world.auth.updateUser).toHaveBeenCalledWith({ password: 'manaca da serra azul' });
  });

  it('that is weak is refused with reasons in words', async () => {
    world.auth.updateUser.mockResolvedValue(
      refused('weak_password', { reasons: ['pwned', 'length'] }),
    );
    const person = await choose('senha123');
    await person.click(await button('Save password'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This password is easy to guess. Use more characters. It’s one of the most common passwords.',
    );
  });

  it('must be typed twice alike', async () => {
    const person = await choose('manaca', 'manacá');
    await person.click(await button('Save password'));
    expect(screen.getByText('The passwords entered do not match.')).toBeDefined();
    expect(world.auth.updateUser).not.toHaveBeenCalled();
  });

  it('asks for the present one where the server wants a proof, and goes on', async () => {
    world.auth.updateUser.mockResolvedValueOnce(refused('reauthentication_needed'));
    const person = await choose('manaca da serra azul');
    await person.click(await button('Save password'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
    const field = await sheet.findByLabelText('Your password');
    await person.click(sheet.getByRole('button', { name: 'Confirm' }));
    expect(sheet.getByText('Enter the password.')).toBeDefined();
    world.own.prove.mockRejectedValueOnce({ code: 'invalid_credentials' });
    await person.type(field, 'errada{Enter}');
    expect(await sheet.findByRole('alert')).toBeDefined();
    await person.clear(field);
    await person.type(field, 'manaca{Enter}');
    expect(await screen.findByText(/^Password saved/)).toBeDefined();
    expect(world.own.prove).toHaveBeenLastCalledWith({ password: 'manaca' });
    expect(world.auth.updateUser).toHaveBeenCalledTimes(2);
  });

  it('takes a mailed code as the proof', async () => {
    world.auth.updateUser.mockResolvedValueOnce(refused('reauthentication_needed'));
    const person = await choose('manaca da serra azul');
    await person.click(await button('Save password'));
    await person.click(await button('Send me a code instead'));
    await person.click(await button('Send a code to ana@exemplo.com'));
    expect(document.activeElement).toBe(await screen.findByLabelText('Six-digit code'));
    await person.keyboard('123456{Enter}');
    expect(await screen.findByText(/^Password saved/)).toBeDefined();
    expect(world.auth.reauthenticate).toHaveBeenCalledOnce();
    expect(world.own.prove).toHaveBeenCalledWith({ nonce: '123456' });
  });

  it('stays as it is where nobody proves anything', async () => {
    world.auth.updateUser.mockResolvedValueOnce(refused('reauthentication_needed'));
    const person = await choose('manaca da serra azul');
    await person.click(await button('Save password'));
    await screen.findByLabelText('Your password');
    await person.keyboard('{Escape}');
    expect(await screen.findByText(/Confirm that it’s you to go on/)).toBeDefined();
    expect(world.auth.updateUser).toHaveBeenCalledOnce();
  });

  it('sends who has neither password nor address to sign in again', async () => {
    world.auth.updateUser.mockResolvedValueOnce(refused('reauthentication_needed'));
    world.own.waysToProve.mockResolvedValue({ password: false, code: null });
    const person = await choose('manaca da serra azul');
    await person.click(await button('Save password'));
    expect(await button('Sign out and in again')).toBeDefined();
    expect(screen.queryByLabelText('Your password')).toBeNull();
  });
});

describe('a wish to lose the second factors', () => {
  const wish = { requested_at: '2026-11-24T12:00:00Z', due_at: '2026-11-27T12:00:00Z' };

  it('is told with its date, and cancelled', async () => {
    world.user = { ...USER, factors: [factor('App', 'totp')] };
    world.own.waitingRemoval.mockResolvedValueOnce(wish);
    const { person } = await open();
    const alert = await screen.findByText('Someone asked to remove your two-step verification');
    expect(alert.closest('[role=alert]')?.textContent).toMatch(/November 27/);
    await person.click(await button('Cancel the request'));
    await waitFor(() =>
      expect(screen.queryByText('Someone asked to remove your two-step verification')).toBeNull(),
    );
    expect(world.own.cancelRemoval).toHaveBeenCalledOnce();
  });

  it('is not asked for where there is no factor', async () => {
    await open();
    await button('Change password');
    expect(world.own.waitingRemoval).not.toHaveBeenCalled();
  });
});

describe('sessions', () => {
  it('mark this device, and end one or all others', async () => {
    const server = api();
    const { person } = await open();
    const card = await region('Where you are signed in');
    const [first] = await within(card).findAllByRole('listitem');
    expect(within(first as HTMLElement).getByText('This device')).toBeDefined();
    expect(first?.textContent).toContain('Firefox on Linux');
    expect(within(card).getByText('Safari on iOS')).toBeDefined();
    expect(within(first as HTMLElement).queryByRole('button')).toBeNull();
    await person.click(within(card).getByRole('button', { name: /^End Safari on iOS, since/ }));
    await waitFor(() => expect(server.changes).toContain('DELETE /api/account/sessions/s2'));
    const heading = within(card).getByRole('heading', { name: 'Where you are signed in' });
    expect(await screen.findByText('The session has ended.')).toBeDefined();
    expect(document.activeElement).toBe(heading);
    await person.click(within(card).getByRole('button', { name: 'End all others' }));
    await waitFor(() => expect(server.changes).toContain('DELETE /api/account/sessions'));
    expect(await screen.findByText('All other sessions have ended.')).toBeDefined();
    expect(document.activeElement).toBe(heading);
  });
});

describe('the look', () => {
  it('has a plant of eight, kept with the account; a refusal is told', async () => {
    const { person } = await open();
    const card = await region('Appearance and language');
    expect(within(card).getAllByRole('radio', { name: /./ }).length).toBeGreaterThanOrEqual(8);
    world.auth.updateUser.mockResolvedValueOnce(refused('unexpected_failure'));
    await person.click(within(card).getByRole('radio', { name: 'Fern' }));
    expect(world.auth.updateUser).toHaveBeenCalledWith({ data: { avatar: 'samambaia' } });
    expect(await within(card).findByText('Could not save changes')).toBeDefined();
    expect(within(card).getByRole('combobox', { name: 'Language' })).toBeDefined();
    expect(within(card).getByRole('radio', { name: 'Dark' })).toBeDefined();
  });
});

it('has an index that leads to its parts', async () => {
  const { person } = await open();
  await person.click(await screen.findByRole('link', { name: 'Security' }));
  expect(within(document.activeElement as HTMLElement).getByText('Change password')).toBeDefined();
});

describe('recent activity', () => {
  it('is told in plain words, page by page', async () => {
    const { person } = await open();
    const card = await region('Recent activity');
    const words = async () =>
      (await within(card).findAllByRole('listitem')).map((item) => item.firstChild?.textContent);
    expect(await words()).toEqual([
      'Sign-in with password',
      'Added: authenticator app',
      'The other devices were signed out',
      'A sign-in was ended for security: it looked copied',
      'Google account linked',
      'Records brought in from another account (1,200)',
    ]);
    await person.click(within(card).getByRole('button', { name: 'Show more' }));
    expect(await within(card).findByText('Password changed')).toBeDefined();
    expect(within(card).queryByRole('button', { name: 'Show more' })).toBeNull();
  });
});
