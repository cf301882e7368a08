import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ScreenGuard } from '#packages/ui/screens/define-screen.ts';
import { startTestTexts } from '#packages/ui/testing/texts.ts';
import { REDIRECT_DELAY_MS } from './access.constants.ts';
import { type AccessState, INITIAL_STATE } from './access.machine.ts';
import { Guard } from './Guard.tsx';
import { access } from './session.ts';

const state = vi.hoisted(() => ({ now: null as unknown, left: false }));

// The rules run in their own tests; here they are only told.
vi.mock('./session.ts', () => ({
  access: {
    subscribe: () => () => undefined,
    getState: () => state.now,
    wasLeft: () => state.left,
    refresh: vi.fn(),
  },
}));

const here: AccessState = {
  ...INITIAL_STATE,
  phase: 'signedIn',
  person: { userId: 'ana', sessionId: 'ana:1' },
};
const withData = (data: Partial<AccessState['data'] & object>): AccessState => ({
  ...here,
  data: {
    userId: 'ana',
    sessionId: 'ana:1',
    planType: 'free',
    isAdmin: false,
    isCompanyAdmin: false,
    timestamp: Date.now(),
    ...data,
  },
});

function open(need: ScreenGuard, now: AccessState) {
  state.now = now;
  const onSignedOut = vi.fn();
  const onDenied = vi.fn();
  render(
    <MantineProvider>
      <Guard
        need={need}
        onSignedOut={onSignedOut}
        onDenied={onDenied}
        failure={{ title: 'Erro ao carregar dados do usuário', text: '' }}
      >
        <p>the page</p>
      </Guard>
    </MantineProvider>,
  );
  return { onSignedOut, onDenied };
}

beforeEach(async () => {
  await startTestTexts();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a protected page', () => {
  it('waits with its words until the session is known', () => {
    open('signedIn', INITIAL_STATE);
    expect(screen.getByRole('status', { name: 'Carregando...' })).toBeDefined();
    expect(screen.queryByText('the page')).toBeNull();
  });

  it('opens with a session, before plan and role are known', () => {
    open('signedIn', here);
    expect(screen.getByText('the page')).toBeDefined();
  });

  it.each([
    ['and back after a session that ended by itself', false, 'loginAgain'],
    ['and nowhere else after leaving by choice', true, 'login'],
  ])('leads to the sign-in after 300 ms without a session, %s', (_, left, target) => {
    const { onSignedOut } = open('signedIn', { ...INITIAL_STATE, phase: 'signedOut' });
    // Another tab's word may come as late as this.
    state.left = left;
    expect(screen.getByRole('status', { name: 'Carregando...' })).toBeDefined();
    act(() => void vi.advanceTimersByTime(REDIRECT_DELAY_MS - 1));
    expect(onSignedOut).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(onSignedOut).toHaveBeenCalledExactlyOnceWith(target);
  });
});

it.each<ScreenGuard>(['signedIn', 'admin'])(
  'a page (%s) leads to the second factor at once where it is missing, and shows nothing',
  (need) => {
    const { onSignedOut } = open(need, { ...here, phase: 'secondFactor' });
    expect(onSignedOut).toHaveBeenCalledExactlyOnceWith('secondFactor');
    expect(screen.queryByText('the page')).toBeNull();
  },
);

describe('a page that needs a permission', () => {
  it('waits with its words until plan and role are known', () => {
    open('admin', here);
    expect(screen.getByRole('status', { name: 'Verificando permissões...' })).toBeDefined();
  });

  it('leads a signed-out person to the start page', () => {
    const { onSignedOut } = open('admin', { ...INITIAL_STATE, phase: 'signedOut' });
    expect(onSignedOut).toHaveBeenCalledExactlyOnceWith('start');
  });

  it('says so when plan and role could not be loaded', () => {
    open('premium', { ...here, failed: true });
    expect(screen.getByRole('alert').textContent).toContain('Erro ao carregar dados do usuário');
  });

  it.each<[ScreenGuard, Partial<AccessState['data'] & object>, boolean]>([
    ['premium', {}, false],
    ['premium', { planType: 'individual' }, true],
    ['premium', { planType: 'empresarial' }, true],
    ['companyAdmin', { planType: 'empresarial' }, false],
    ['companyAdmin', { isCompanyAdmin: true }, true],
    ['admin', { isCompanyAdmin: true }, false],
    ['admin', { isAdmin: true, isCompanyAdmin: true }, true],
  ])('%s with %o: opens %s', (need, data, opens) => {
    const { onDenied } = open(need, withData(data));
    expect(screen.queryByText('the page') !== null).toBe(opens);
    expect(onDenied).toHaveBeenCalledTimes(opens ? 0 : 1);
  });

  it('asks the server once more before an older answer refuses anybody', () => {
    const { onDenied } = open('companyAdmin', withData({ timestamp: Date.now() - 1 }));
    expect(access.refresh).toHaveBeenCalledOnce();
    expect(onDenied).not.toHaveBeenCalled();
    expect(screen.getByRole('status', { name: 'Verificando permissões...' })).toBeDefined();
  });
});
