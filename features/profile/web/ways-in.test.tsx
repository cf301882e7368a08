import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { button, open, region } from './testing/profile-page.tsx';
import { beginAnew, factor, refused, USER, world } from './testing/world.ts';

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

describe('second factors', () => {
  it('are offered as the server has them, and an app is added by its first code', async () => {
    const { person } = await open();
    expect(screen.queryByRole('button', { name: 'Use a security key' })).toBeNull();
    await person.click(await button('Use an authenticator app'));
    const sheet = await screen.findByRole('dialog', { name: 'Authenticator app' });
    expect(await within(sheet).findByRole('img', { name: /^Picture to scan/ })).toBeDefined();
    expect(within(sheet).getByLabelText('Or copy this key')).toHaveProperty('value', 'SEGREDO');
    world.auth.mfa.challengeAndVerify.mockResolvedValueOnce(refused('mfa_verification_failed'));
    const code = within(sheet).getByLabelText('Code shown by the app');
    await person.type(code, '000000{Enter}');
    expect(await within(sheet).findByText(/This code isn’t right/)).toBeDefined();
    await person.clear(code);
    await person.type(code, '123 456{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(world.auth.mfa.challengeAndVerify).toHaveBeenLastCalledWith({
      factorId: 'new',
      code: '123456',
    });
  });

  it('can be a phone, typed as people write it', async () => {
    const { person } = await open();
    await person.click(await button('Use my phone'));
    const sheet = await screen.findByRole('dialog', { name: 'Phone' });
    await person.type(within(sheet).getByLabelText('Number with area code'), '98765-4321{Enter}');
    expect(within(sheet).getByText(/the area code or a digit is missing/)).toBeDefined();
    await person.clear(within(sheet).getByLabelText('Number with area code'));
    await person.type(
      within(sheet).getByLabelText('Number with area code'),
      '(11) 98765-4321{Enter}',
    );
    await person.type(
      await within(sheet).findByLabelText('Code from the text message'),
      '123456{Enter}',
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(world.auth.mfa.enroll).toHaveBeenCalledWith(
      expect.objectContaining({ phone: '+5511987654321' }),
    );
  });

  it('are taken away after a question that tells what follows', async () => {
    world.user = { ...USER, factors: [factor('App', 'totp')] };
    const { person } = await open();
    const card = await region('Two-step verification');
    await person.click(await within(card).findByRole('button', { name: 'Remove' }));
    const sheet = await screen.findByRole('dialog', { name: 'Remove this second step?' });
    expect(within(sheet).getByText(/It’s the only one/)).toBeDefined();
    await person.click(within(sheet).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(world.auth.mfa.unenroll).toHaveBeenCalledWith({ factorId: 'App' }));
    expect(world.auth.refreshSession).toHaveBeenCalled();
  });

  it('have recovery codes, shown once', async () => {
    world.user = { ...USER, factors: [factor('App', 'totp')] };
    const { person } = await open();
    await person.click(await button('Create codes'));
    const sheet = await screen.findByRole('dialog', { name: 'Save these codes' });
    expect(
      within(sheet)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['aaaa', 'bbbb']);
    await person.click(within(sheet).getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('aaaa\nbbbb');
    await person.click(within(sheet).getByRole('button', { name: 'I’ve saved them' }));
    await waitFor(() => expect(screen.queryByText('aaaa')).toBeNull());
    expect(document.activeElement).toBe(await button('Create codes'));
  });

  it('have recovery codes that are replaced after a question', async () => {
    world.user = { ...USER, factors: [factor('App', 'totp'), factor('codes', 'recovery_code')] };
    const { person } = await open();
    expect(await screen.findByText('7 codes left.')).toBeDefined();
    await person.click(await button('Replace codes'));
    const sheet = await screen.findByRole('dialog', { name: 'Replace the codes?' });
    await person.click(within(sheet).getByRole('button', { name: 'Replace codes' }));
    expect(await screen.findByText('cccc')).toBeDefined();
    expect(world.auth.mfa.recoveryCodes.generate).not.toHaveBeenCalled();
  });
});

describe('other ways in', () => {
  it('are passkeys, listed and taken away', async () => {
    const { person } = await open();
    const card = await region('Passkeys');
    expect(await within(card).findByText('Notebook')).toBeDefined();
    await person.click(within(card).getByRole('button', { name: 'Remove' }));
    const sheet = await screen.findByRole('dialog', { name: 'Remove this passkey?' });
    await person.click(within(sheet).getByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(world.auth.passkey.delete).toHaveBeenCalledWith({ passkeyId: 'p1' }),
    );
  });

  it('tell when a passkey was given up halfway', async () => {
    world.auth.registerPasskey.mockResolvedValue({
      data: null,
      error: { name: 'NotAllowedError' },
    });
    const { person } = await open();
    await person.click(await button('Create a passkey'));
    expect(await screen.findByText(/The confirmation wasn’t finished/)).toBeDefined();
  });

  it('are linked accounts, of which the last one stays', async () => {
    const google = { identity_id: 'g', provider: 'google', identity_data: { email: 'a@g.com' } };
    world.user = { ...USER, identities: [google] };
    await open();
    const card = await region('Linked accounts');
    expect(within(card).getByText('Google')).toBeDefined();
    expect(within(card).queryByRole('button')).toBeNull();
    expect(within(card).getByText(/It’s your only way to sign in/)).toBeDefined();
  });

  it('are linked accounts, of which others can go', async () => {
    const google = { identity_id: 'g', provider: 'google', identity_data: { email: 'a@g.com' } };
    const email = { identity_id: 'e', provider: 'email', identity_data: {} };
    world.user = { ...USER, identities: [email, google] };
    const { person } = await open();
    const card = await region('Linked accounts');
    await person.click(await within(card).findByRole('button', { name: 'Unlink' }));
    const sheet = await screen.findByRole('dialog', { name: 'Unlink this account?' });
    await person.click(within(sheet).getByRole('button', { name: 'Unlink' }));
    await waitFor(() => expect(world.auth.unlinkIdentity).toHaveBeenCalledWith(google));
  });
});
