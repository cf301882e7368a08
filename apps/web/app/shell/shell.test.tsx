import { RouterProvider } from '@tanstack/react-router';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { diaryContract } from '#features/diary/contract/diary.contract.ts';
import { entryQueue } from '#features/diary/web/local/waiting.ts';
import { emotionsContract } from '#features/emotions/contract/emotions.contract.ts';
import { dayQueue, momentQueue } from '#features/emotions/web/local/pending.ts';
import { healthContract } from '#features/health/contract/health.contract.ts';
import { healthQueue } from '#features/health/web/local/pending.ts';
import { type Course, trainingContract } from '#features/training/contract/training.contract.ts';
import { trainingQueue } from '#features/training/web/local/pending.ts';
import { ApiFailure } from '#packages/api/client/index.ts';
import {
  type DevicePart,
  registerDeviceParts,
  stampChange,
} from '#packages/offline-queue/index.ts';
import { entryOf } from '#packages/testing/screens/entries.ts';
import { fakeServer, refuse } from '#packages/testing/screens/fake-server.ts';
import { PageHeader } from '#packages/ui/index.ts';
import { defineScreen, type Screen } from '#packages/ui/screens/index.ts';
import { startTestTexts } from '#packages/ui/testing/texts.ts';
import shell from '../locales/pt-BR.json' with { type: 'json' };
import { Providers } from '../Providers.tsx';
import { makeRouter } from '../router.tsx';

const access = vi.hoisted(() => ({
  signOut: vi.fn(async ({ forget }: { forget: () => Promise<unknown> }) => {
    await forget();
    return true;
  }),
  refresh: vi.fn(),
  state: { phase: 'signedIn', failed: false } as Record<string, unknown>,
  me: {
    id: 'ana',
    fullName: 'Ana Ribeiro',
    email: 'ana@example.org',
    plan: 'individual',
    trialEndsAt: '2026-12-02T15:20:00.000Z',
    timeZone: 'America/Sao_Paulo',
    company: { id: '1', name: 'Vale Claro Logística' },
  },
}));

// The access rules have their own tests; here Ana is signed in and no general admin.
vi.mock('#features/access/web/index.ts', async () => {
  const { QueryClient } = await import('@tanstack/react-query');
  const { useEffect } = await import('react');
  return {
    access,
    apiOptions: { token: () => null },
    forgetDeclined: () => undefined,
    useAskedAgreement: () => null,
    queryClient: new QueryClient(),
    saveLanguage: vi.fn(async () => undefined),
    useAccessState: () => access.state,
    useMe: () => access.me,
    useTimeZone: () => 'America/Sao_Paulo',
    useWho: () => ({ id: '', name: access.me?.fullName ?? '', avatar: null }),
    usePermissions: () => ({}),
    allows: (need: string) => need === 'signedIn',
    Guard: (props: { need: string; onDenied: () => void; children: React.ReactNode }) => {
      const denied = props.need !== 'signedIn';
      const { onDenied } = props;
      useEffect(() => {
        if (denied) onDenied();
      }, [denied, onDenied]);
      return denied ? null : props.children;
    },
  };
});
const plan = vi.hoisted(() => ({
  found: { copy: false, unsent: false },
  done: [] as string[],
}));
/** Stands in for the safety plan, whose own tests look at what it keeps. */
const planPart: DevicePart = {
  copy: {
    foundOf: async () => plan.found,
    clear: async (_, { keepCopy }) => {
      plan.done.push(keepCopy ? 'keep' : 'clear');
      return async () => void plan.done.push('put back');
    },
  },
  leave: async () => void plan.done.push('leave'),
  forget: () => void plan.done.push('end'),
};

const REST: Course = {
  ...{ id: 'rest', title: 'Descanso', description: '', hours: 0.5, language: 'pt-BR' },
  ...{ premium: false, cover: 'pausas', legal: null, validMonths: null, shownIn: 'pt-BR' },
  ...{ revision: 'r', sources: [], review: null, withdrawn: false, lessons: [] },
  progress: {
    ...{ state: 'inProgress', startedAt: '2026-11-18T12:00:00.000Z', completedAt: null },
    ...{ expiresAt: null, renewable: false, company: null },
  },
};

const flags = vi.hoisted(() => ({ broken: false, screens: [] as unknown[] }));
vi.mock('../web-features.ts', () => ({
  get SCREENS() {
    return flags.screens;
  },
}));

const icon = () => <svg aria-hidden="true" />;
const page = (title: string) => async () => ({ default: () => <PageHeader title={title} /> });
const dashboard = defineScreen({
  name: 'dashboard',
  path: '/dashboard',
  guard: 'signedIn',
  texts: [],
  menu: { group: 'start', order: 1, icon, tab: 1 },
  responsive: page('Bom dia, Ana'),
});
const diary = defineScreen({
  name: 'diary',
  path: '/diary',
  guard: 'signedIn',
  texts: [],
  menu: { group: 'you', order: 1, icon, tab: 2 },
  responsive: page('Diário'),
});
const burnout = defineScreen({
  name: 'burnout',
  path: '/burnout-analysis',
  guard: 'signedIn',
  texts: [],
  menu: { group: 'you', order: 2, icon, tab: 3 },
  responsive: async () => ({
    default: () => {
      if (flags.broken) throw new Error('broken');
      return <PageHeader title="Sinais no texto" />;
    },
  }),
});
const admin = defineScreen({
  name: 'admin',
  path: '/admin',
  guard: 'admin',
  texts: [],
  menu: { group: 'manage', order: 1, icon },
  responsive: page('Administração'),
});
const screens: readonly Screen[] = [dashboard, diary, burnout, admin];
flags.screens = [...screens];

async function visit(path: string) {
  window.history.pushState(null, '', path);
  const result = render(
    <Providers>
      <RouterProvider router={makeRouter(screens)} />
    </Providers>,
  );
  await screen.findByRole('heading', { level: 1 });
  return result;
}

beforeEach(async () => {
  registerDeviceParts([
    () => import('#features/diary/web/diary.device.ts'),
    () => import('#features/emotions/web/emotions.device.ts'),
    () => import('#features/health/web/health.device.ts'),
    () => import('#features/training/web/training.device.ts'),
    async () => ({ devicePart: planPart }),
  ]);
  plan.done = [];
  await startTestTexts({ shell });
  flags.broken = false;
  access.state = { phase: 'signedIn', failed: false };
  plan.found = { copy: false, unsent: false };
  window.scrollTo = () => undefined;
});

describe('the frame', () => {
  it('has landmarks, help, the menu of what exists and nothing that axe objects to', async () => {
    const { container } = await visit('/dashboard');
    const menu = screen.getByRole('navigation', { name: 'Principal' });
    const links = within(menu).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Início',
      'Diário',
      'Sinais no texto',
    ]);
    expect(within(menu).getByRole('link', { current: 'page' }).textContent).toBe('Início');
    expect(screen.getByRole('link', { name: 'Preciso de ajuda agora' }).getAttribute('href')).toBe(
      '/ajuda',
    );
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });

  it('says the word for help above a narrow page, and its whole name to who hears it', async () => {
    const { matchMedia } = window;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(matchMedia(query), { matches: query.startsWith('(max-width') }),
    );
    await visit('/dashboard');
    const help = screen.getByRole('link', { name: 'Preciso de ajuda agora' });
    expect(help.textContent).toBe('Ajuda');
  });

  it('begins with a way past the menu', async () => {
    const user = userEvent.setup();
    await visit('/dashboard');
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Ir para o conteúdo');
  });

  it('names the page and moves the focus to its heading', async () => {
    const user = userEvent.setup();
    await visit('/dashboard');
    expect(document.title).toBe('Início · Florescer');
    await user.click(screen.getByRole('link', { name: 'Diário' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Diário' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(document.title).toBe('Diário · Florescer');
  });

  it('leads away from a page of others and says so', async () => {
    await visit('/admin');
    expect(await screen.findByRole('alert')).toHaveProperty(
      'textContent',
      'Acesso negado: você não tem permissão para acessar esta página.',
    );
    expect(window.location.pathname).toBe('/dashboard');
  });

  it('keeps its menu around an address that nobody knows', async () => {
    await visit('/nowhere');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Esta página não existe');
    expect(screen.getByRole('link', { name: 'Voltar ao início' })).toBeDefined();
    expect(screen.getByRole('navigation', { name: 'Principal' })).toBeDefined();
  });
});

describe('a screen that throws', () => {
  it('shows the failure in its place, and works again after a retry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const user = userEvent.setup();
    flags.broken = true;
    await visit('/burnout-analysis');
    expect(screen.getByRole('alert').textContent).toContain('Não deu para carregar');
    expect(screen.getByRole('navigation', { name: 'Principal' })).toBeDefined();
    flags.broken = false;
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('heading', { name: 'Sinais no texto' })).toBeDefined();
  });
});

async function openAccount() {
  const user = userEvent.setup();
  await visit('/dashboard');
  const popover = document.querySelector('[popover][aria-label="Sua conta"]');
  popover?.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }));
  // Its code is fetched now, for which a busy machine takes its time.
  await screen.findByText('Sair', {}, { timeout: 8_000 });
  return user;
}

describe('the account', () => {
  it('tells the plan and until when its trial runs', async () => {
    await openAccount();
    expect(screen.getByText('Plano individual')).toBeDefined();
    expect(screen.getByText('Teste até 2 de dezembro de 2026')).toBeDefined();
  });
});

describe('signing out', () => {
  async function leave() {
    const user = await openAccount();
    await user.click(screen.getByText('Sair'));
  }

  it('says so when the auth service refuses', async () => {
    access.signOut.mockResolvedValueOnce(false);
    await leave();
    expect(await screen.findByText('Ocorreu um erro ao sair.')).toBeDefined();
  });

  it('says so where what this device keeps cannot be looked through, and leaves nothing half done', async () => {
    registerDeviceParts([() => Promise.reject(new TypeError('no connection'))]);
    access.state = { ...access.state, person: { userId: 'ana' } };
    access.signOut.mockClear();
    await leave();
    expect(await screen.findByText('Ocorreu um erro ao sair.')).toBeDefined();
    expect(access.signOut).not.toHaveBeenCalled();
  });

  it('says so when the call breaks', async () => {
    access.signOut.mockRejectedValueOnce(new Error('no answer'));
    await leave();
    expect(await screen.findByText('Ocorreu um erro ao sair.')).toBeDefined();
  });

  it('asks what becomes of a plan kept here, before it goes, and puts it back when refused', async () => {
    access.state = { ...access.state, person: { userId: 'ana' } };
    plan.found = { copy: true, unsent: false };
    const user = await openAccount();
    await user.click(screen.getByText('Sair'));
    expect(await screen.findByText(/Seu plano de segurança está neste aparelho/)).toBeDefined();
    expect(access.signOut).not.toHaveBeenCalled();

    access.signOut.mockImplementationOnce(async () => {
      plan.done.push('sign out');
      return false;
    });
    await user.click(screen.getByText('Sair e apagar daqui'));
    expect(await screen.findByText('Ocorreu um erro ao sair.')).toBeDefined();
    expect(plan.done.splice(0)).toEqual(['clear', 'leave', 'sign out', 'put back']);

    await user.click(screen.getByText('Sair e deixar o plano aqui'));
    await waitFor(() => expect(plan.done).toEqual(['keep', 'leave', 'end']));
  });

  describe('with records that only this device holds', () => {
    /** A day, a moment, a glass, an entry and a draft wait, and the server cannot be reached. */
    async function leaveWithRecords() {
      access.state = { ...access.state, person: { userId: 'ana' } };
      access.signOut.mockClear();
      fakeServer({}, {});
      const felt = { level: null, tags: [], note: null, day: '2026-11-18' };
      dayQueue.keep('ana', { ...felt, ...stampChange() });
      const moment = { ...felt, id: 'm', at: '2026-11-18T12:00:00.000Z' };
      momentQueue.keep('ana', { moment, deleted: false, ...stampChange() });
      healthQueue.keep('ana', { id: 'glass', record: null, ...stampChange() });
      trainingQueue.keep('ana', { courseId: 'rest', ...stampChange() });
      entryQueue.keep('ana', { text: 'Na fila', analyse: true, ...stampChange() });
      const user = await openAccount();
      await user.click(screen.getByText('Sair'));
      return { user, warning: await screen.findByText('Só este aparelho tem:') };
    }
    /** From now on the server takes everything. */
    const comeBack = () =>
      fakeServer(diaryContract, { writeEntry: entryOf() })
        .answer(emotionsContract, {
          recordDay: ({ params: { day }, body: { level, tags, note } }) => ({
            ...{ day, level, tags, note, recordedAt: null },
          }),
          recordMoment: undefined,
        })
        .answer(healthContract, { putRecord: { record: null, earned: [] } })
        .answer(trainingContract, { startCourse: REST });
    const namesOf = (warning: HTMLElement) =>
      within(warning.closest('[role=alert]') as HTMLElement)
        .getAllByText(/./, { selector: 'li' })
        .map(({ textContent }) => textContent);

    afterEach(() => {
      vi.restoreAllMocks();
      sessionStorage.clear();
      entryQueue.clear();
      localStorage.clear();
      dayQueue.clear();
      momentQueue.clear();
      healthQueue.clear();
      trainingQueue.clear();
    });

    it('says which the server fails at time and again, and lets them be given up', async () => {
      access.state = { ...access.state, person: { userId: 'ana' } };
      fakeServer(healthContract, { putRecord: refuse('internal') });
      healthQueue.keep('ana', { id: 'glass', record: null, ...stampChange() });
      const user = userEvent.setup();
      await visit('/dashboard');
      const fails = { send: () => Promise.reject(new ApiFailure('internal', 500, '')) };
      for (let tries = 0; tries < 4; tries++) await healthQueue.flush('ana', fails);
      const note = await screen.findByRole('region', { name: 'Não enviado' });
      expect(within(note).getByRole('listitem').textContent).toBe('1 registro de saúde');
      await user.click(within(note).getByRole('button', { name: 'Remover deste aparelho' }));
      const sheet = await screen.findByRole('dialog', { name: /^Remover o que/ });
      await user.click(within(sheet).getByRole('button', { name: 'Remover deste aparelho' }));
      await waitFor(() => expect(screen.queryByText(/ainda não conseguiu guardar/)).toBeNull());
      expect(healthQueue.pending('ana')).toEqual([]);
    });

    it('names them, and staying keeps them all', async () => {
      const { user, warning } = await leaveWithRecords();
      expect(namesOf(warning)).toEqual([
        '1 texto do diário',
        'a emoção de 1 dia',
        '1 momento',
        '1 registro de saúde',
        '1 passo em treinamentos',
      ]);
      // jsdom never shows a popover, and gives the focus to nothing in one.
      warning.closest('[popover]')?.removeAttribute('popover');
      await user.click(screen.getByText('Ficar'));
      expect(screen.queryByText('Só este aparelho tem:')).toBeNull();
      expect(document.activeElement?.textContent).toBe('Sair');
      expect(access.signOut).not.toHaveBeenCalled();
      expect(dayQueue.pending('ana')).toHaveLength(1);
    });

    it('sends them first, and leaves once nothing is left', async () => {
      const { user } = await leaveWithRecords();
      comeBack();
      await user.click(screen.getByText('Enviar e sair'));
      await waitFor(() => expect(access.signOut).toHaveBeenCalledTimes(1));
      expect([
        entryQueue.pending('ana'),
        momentQueue.pending('ana'),
        healthQueue.pending('ana'),
      ]).toEqual([[], [], []]);
    });

    it('stays with what could not be sent, and with a draft that is nobody else’s to send', async () => {
      const { user } = await leaveWithRecords();
      await user.click(screen.getByText('Enviar e sair'));
      expect(await screen.findByText(/^Não deu para enviar tudo agora/)).toBeDefined();
      expect(access.signOut).not.toHaveBeenCalled();
      comeBack();
      const draft = { id: 'd', text: 'Meio', revision: 1, writer: 'w', savedAt: 1 };
      localStorage.setItem('florescer.diary.draft.ana.d', JSON.stringify(draft));
      await user.click(screen.getByText('Enviar e sair'));
      await waitFor(() => expect(screen.queryByText('Enviar e sair')).toBeNull());
      expect(namesOf(screen.getByText('Só este aparelho tem:'))).toEqual(['1 texto do diário']);
      expect(access.signOut).not.toHaveBeenCalled();
    });

    it('offers no sending without a network, and leaving anyway removes them', async () => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      const { user } = await leaveWithRecords();
      expect(screen.queryByText('Enviar e sair')).toBeNull();
      await user.click(screen.getByText('Sair mesmo assim'));
      await waitFor(() => expect(access.signOut).toHaveBeenCalledTimes(1));
      await waitFor(() => expect(momentQueue.pending('ana')).toEqual([]));
      expect([dayQueue.pending('ana'), healthQueue.pending('ana')]).toEqual([[], []]);
    });

    it('says on a shared computer that nothing stays', async () => {
      sessionStorage.setItem('florescer-shared-computer', 'true');
      await leaveWithRecords();
      expect(screen.getByText(/^Este aparelho é usado por outras pessoas/)).toBeDefined();
    });
  });
});
