import { MantineProvider } from '@mantine/core';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestTexts } from '#packages/ui/testing/texts.ts';
import { makeTheme } from '#packages/ui/theme.ts';
import { devicePart } from './app-lock.device.ts';
import { LockCard, LockGate } from './index.ts';
import texts from './locales/pt-BR.json' with { type: 'json' };
import { lockOf, setKey, setLock } from './lock.store.ts';

const leave = vi.fn(async (_: string) => true);
vi.mock('#features/access/web/index.ts', () => ({ useMe: () => ({ id: 'ana' }) }));

beforeEach(async () => {
  localStorage.clear();
  leave.mockReset().mockResolvedValue(true);
  await startTestTexts({ 'app-lock': texts });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

function show(element: React.ReactElement) {
  render(
    <MantineProvider theme={makeTheme({ close: 'Fechar', togglePassword: 'Mostrar' })} env="test">
      {element}
    </MantineProvider>,
  );
  return userEvent.setup();
}
const app = (
  <LockGate leave={leave}>
    <label>
      Diário
      <input />
    </label>
  </LockGate>
);
const enter = async (person: ReturnType<typeof userEvent.setup>, pin: string) => {
  await person.type(await screen.findByLabelText('PIN deste aparelho'), pin);
  await person.click(screen.getByRole('button', { name: 'Abrir' }));
};
const leaveFor = (ms: number) => {
  const state = vi.spyOn(document, 'visibilityState', 'get');
  state.mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + ms);
  state.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

describe('the lock', () => {
  it('is not there where nobody set one', () => {
    show(app);
    expect(screen.getByRole('textbox', { name: 'Diário' })).toBeTruthy();
  });

  it('covers the app when it is opened, lets the right PIN in, and help without one', async () => {
    await setLock('ana', '2580', 1);
    const person = show(app);
    expect(screen.queryByRole('textbox', { name: 'Diário' })).toBeNull();
    // What hangs beside the app, such as an open dialog, is out of sight as well.
    expect(document.documentElement.hasAttribute('data-locked')).toBe(true);
    expect(
      (await screen.findByRole('link', { name: 'Preciso de ajuda agora' })).getAttribute('href'),
    ).toBe('/ajuda');
    await enter(person, '1111');
    expect((await screen.findByRole('alert')).textContent).toContain('Restam 9 tentativas');
    await enter(person, '2580');
    expect(await screen.findByRole('textbox', { name: 'Diário' })).toBeTruthy();
    expect(lockOf('ana')?.tries).toBe(0);
  });

  it('comes after the time away, and what was typed is still there behind it', async () => {
    await setLock('ana', '2580', 5);
    const person = show(app);
    await enter(person, '2580');
    await person.type(await screen.findByRole('textbox', { name: 'Diário' }), 'Hoje foi');
    leaveFor(4 * 60_000);
    expect(screen.getByRole('textbox', { name: 'Diário' })).toBeTruthy();
    leaveFor(6 * 60_000);
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Diário' })).toBeNull());
    await enter(person, '2580');
    expect(await screen.findByRole('textbox', { name: 'Diário' })).toHaveProperty(
      'value',
      'Hoje foi',
    );
  });

  it('ends the session after ten wrong tries, also counted over closing the app', async () => {
    await setLock('ana', '2580', 0);
    const kept = JSON.parse(localStorage.getItem('florescer.app-lock') ?? '{}');
    localStorage.setItem('florescer.app-lock', JSON.stringify({ ...kept, tries: 9 }));
    const person = show(app);
    await enter(person, '0000');
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('ana'));
    await waitFor(() => expect(lockOf('ana')).toBeNull());
  });

  it('tells the wait that it keeps, also after a leave that failed and an app that was closed', async () => {
    leave.mockResolvedValue(false);
    await setLock('ana', '2580', 0);
    const kept = JSON.parse(localStorage.getItem('florescer.app-lock') ?? '{}');
    localStorage.setItem('florescer.app-lock', JSON.stringify({ ...kept, tries: 9 }));
    const person = show(app);
    await enter(person, '0000');
    expect((await screen.findByRole('alert')).textContent).toContain('Não deu para sair agora');
    expect(screen.getByRole('button', { name: 'Espere 120 segundos' })).toHaveProperty(
      'disabled',
      true,
    );
    cleanup();
    const again = show(app);
    await again.type(await screen.findByLabelText('PIN deste aparelho'), '2580{Enter}');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: /^Espere \d+ segundos$/ })).toBeTruthy();
    expect(leave).toHaveBeenCalledTimes(1);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 121_000);
    cleanup();
    await enter(show(app), '2580');
    expect(await screen.findByRole('textbox', { name: 'Diário' })).toBeTruthy();
  });

  it('is over for whoever forgot the PIN, is told what stays, and signs in with the password', async () => {
    await setLock('ana', '2580', 0);
    const person = show(app);
    const press = async (name: string) => person.click(await screen.findByRole('button', { name }));
    await press('Esqueci: sair e entrar com a senha');
    expect(screen.getByText(/O que ainda não foi enviado continua guardado aqui/)).toBeTruthy();
    await press('Voltar ao PIN');
    expect(leave).not.toHaveBeenCalled();
    await press('Esqueci: sair e entrar com a senha');
    await press('Sair e entrar com a senha');
    await waitFor(() => expect(lockOf('ana')).toBeNull());
    expect(leave).toHaveBeenCalledExactlyOnceWith('ana');
    cleanup();
    show(app);
    expect(screen.getByRole('textbox', { name: 'Diário' })).toBeTruthy();
  });

  it('holds where the session could not be ended, and says so', async () => {
    leave.mockResolvedValue(false);
    await setLock('ana', '2580', 0);
    const person = show(app);
    await person.click(
      await screen.findByRole('button', { name: 'Esqueci: sair e entrar com a senha' }),
    );
    await person.click(screen.getByRole('button', { name: 'Sair e entrar com a senha' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Não deu para sair agora');
    expect(lockOf('ana')).not.toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Diário' })).toBeNull();
  });

  it('is nobody else’s, and goes with whoever signs out', async () => {
    await setLock('bruno', '2580', 0);
    show(app);
    expect(screen.getByRole('textbox', { name: 'Diário' })).toBeTruthy();
    await devicePart.forget?.('bruno');
    expect(localStorage.length).toBe(0);
  });
});

describe('the key of the device', () => {
  const KEY = new Uint8Array([1, 2, 3]);
  /** A device whose answer says that it knew its person, or that somebody only touched it. */
  const device = (verified: boolean) => ({
    create: vi.fn(async () => ({ rawId: KEY.buffer })),
    get: vi.fn(async () => {
      const authenticatorData = new Uint8Array(37);
      authenticatorData[32] = verified ? 0b101 : 0b001;
      return { rawId: KEY.buffer, response: { authenticatorData: authenticatorData.buffer } };
    }),
  });
  const withDevice = (credentials: ReturnType<typeof device>) => {
    vi.stubGlobal('PublicKeyCredential', {
      isUserVerifyingPlatformAuthenticatorAvailable: async () => true,
    });
    vi.stubGlobal('navigator', { ...navigator, credentials });
  };
  afterEach(() => void vi.unstubAllGlobals());
  const LABEL = /^Abrir também com rosto/;
  const byKey = (person: ReturnType<typeof userEvent.setup>) =>
    screen
      .findByRole('button', { name: 'Abrir com rosto ou digital' })
      .then((button) => person.click(button));

  it('is not offered where the device has none', async () => {
    await setLock('ana', '2580', 1);
    show(<LockCard userId="ana" />);
    await screen.findByLabelText('Bloquear');
    expect(screen.queryByRole('switch', { name: LABEL })).toBeNull();
  });

  it('opens the lock once it is switched on, and stays when the PIN is changed', async () => {
    const credentials = device(true);
    withDevice(credentials);
    await setLock('ana', '2580', 1);
    const person = show(<LockCard userId="ana" />);
    await person.click(await screen.findByRole('switch', { name: LABEL }));
    await waitFor(() => expect(lockOf('ana')?.keyId).toBe('010203'));
    expect(credentials.create).toHaveBeenCalledWith({
      publicKey: expect.objectContaining({
        authenticatorSelection: expect.objectContaining({ userVerification: 'required' }),
      }),
    });
    await setLock('ana', '1357', 1);
    cleanup();
    const again = show(app);
    await enter(again, '1111');
    await screen.findByRole('alert');
    await byKey(again);
    expect(await screen.findByRole('textbox', { name: 'Diário' })).toBeTruthy();
    expect(lockOf('ana')?.tries).toBe(0);
  });

  it('opens nothing where the device did not know its person; the PIN still does', async () => {
    withDevice(device(false));
    await setLock('ana', '2580', 1);
    setKey('ana', '010203');
    const person = show(app);
    await byKey(person);
    expect((await screen.findByRole('alert')).textContent).toContain('use o PIN');
    expect(screen.queryByRole('textbox', { name: 'Diário' })).toBeNull();
    await enter(person, '2580');
    expect(await screen.findByRole('textbox', { name: 'Diário' })).toBeTruthy();
  });

  it('is left alone by whoever closes the question, and can be switched off', async () => {
    const credentials = device(true);
    credentials.create.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    withDevice(credentials);
    await setLock('ana', '2580', 1);
    const person = show(<LockCard userId="ana" />);
    await person.click(await screen.findByRole('switch', { name: LABEL }));
    expect((await screen.findByRole('alert')).textContent).toContain('não criou a chave');
    expect(lockOf('ana')?.keyId).toBeUndefined();
    act(() => setKey('ana', '010203'));
    await person.click(screen.getByRole('switch', { name: LABEL }));
    expect(lockOf('ana')?.keyId).toBeUndefined();
  });
});

describe('its card in the profile', () => {
  it('asks for the PIN twice, and keeps it as no digits', async () => {
    const person = show(<LockCard userId="ana" />);
    const save = () => person.click(screen.getByRole('button', { name: 'Ligar o PIN' }));
    await person.type(screen.getByLabelText('PIN'), '12');
    await save();
    expect(screen.getByText('Use de 4 a 8 números.')).toBeTruthy();
    await person.type(screen.getByLabelText('PIN'), '34');
    await person.type(screen.getByLabelText('PIN de novo'), '4321');
    await save();
    expect(screen.getByText('Os dois são diferentes. Digite o mesmo PIN.')).toBeTruthy();
    await person.clear(screen.getByLabelText('PIN de novo'));
    await person.type(screen.getByLabelText('PIN de novo'), '1234');
    await save();
    await person.selectOptions(
      await screen.findByLabelText('Bloquear'),
      'depois de 15 minutos fora',
    );
    expect(lockOf('ana')).toMatchObject({ minutes: 15 });
    expect(localStorage.getItem('florescer.app-lock')).not.toContain('1234"');
    await person.click(screen.getByRole('button', { name: 'Tirar o PIN' }));
    expect(lockOf('ana')).toBeNull();
  });
});
