import { vi } from 'vitest';
import {
  type AccountEvent,
  type AccountSession,
  accountContract,
} from '#features/accounts/contract/account.contract.ts';
import { diaryContract } from '#features/diary/contract/diary.contract.ts';
import { emotionsContract } from '#features/emotions/contract/emotions.contract.ts';
import { consentsContract } from '#features/privacy/contract/consents.contract.ts';
import { rhythmContract } from '#features/rhythm/contract/rhythm.contract.ts';
import { type FakeServer, fakeServer, refuse } from '#packages/testing/screens/fake-server.ts';

const ME = {
  id: 'ana',
  email: 'ana@exemplo.com',
  fullName: 'Ana Ribeiro',
  plan: 'empresarial',
  trialEndsAt: null as string | null,
  company: { id: '1', name: 'Vale Claro' },
  timeZone: 'America/Sao_Paulo',
  memberSince: '2026-03-02T12:00:00Z',
};
/** A second factor as the auth service shows it. */
export const factor = (id: string, factor_type: string, status = 'verified') => ({
  id,
  factor_type,
  status,
  friendly_name: id,
  created_at: '2026-11-01T12:00:00Z',
});
/** Ana as the auth service shows her. */
export const USER = {
  id: 'ana',
  email: 'ana@exemplo.com',
  email_confirmed_at: '2026-03-02T12:00:00Z' as string | undefined,
  new_email: undefined as string | undefined,
  email_change_sent_at: undefined as string | undefined,
  factors: [] as ReturnType<typeof factor>[],
  identities: [] as { identity_id: string; provider: string; identity_data: object }[],
};
const SETTINGS = {
  providers: ['google'],
  companies: false,
  captcha: null,
  passkeys: true,
  linking: true,
  secondFactors: ['totp', 'phone'],
};

/** What the page finds: the person, their settings, and the auth client's answers. */
export const world = {
  me: null as unknown,
  failed: false,
  meFailed: false,
  user: null as unknown,
  settings: null as unknown,
  auth: {} as ReturnType<typeof authOf>,
  /** The auth service's own routes beside the protocol. */
  own: {} as ReturnType<typeof ownOf>,
};

/** The access feature in the page's eyes. */
export const accessOfWorld = {
  access: { refresh: vi.fn() },
  apiOptions: { token: () => 'token' },
  useMe: () => world.me,
  useMeFailed: () => world.meFailed,
  useWho: () => ({ id: 'ana', name: '', avatar: null }),
  saveLanguage: vi.fn(async () => undefined),
  forgetDeclined: () => undefined,
  useAccessState: () => ({ failed: world.failed }),
};

/** The accounts feature in the page's eyes: its own parts, with a client that is told what to say. */
export async function accountsOfWorld() {
  const { failureOf } = await import('../../../accounts/web/account-failure.ts');
  const { ProofProvider, useProof } = await import('../../../accounts/web/proof/ProofProvider.tsx');
  return {
    ...{ failureOf, ProofProvider, useProof },
    PROVIDERS: ['google', 'azure', 'apple', 'github'],
    canUseKeys: () => true,
    fetchAuthSettings: async () => world.settings,
    confirmEmailChange: vi.fn(async (address: string) => address === 'nova@exemplo.com'),
    authClient: () => world.auth,
    ...ownInTurn(),
    loadLegalDialog: () => import('../../../accounts/web/legal/LegalDialog.tsx'),
  };
}

const done = (data: unknown = {}) =>
  vi.fn(async (_?: unknown) => ({ data, error: null as unknown }));
/** A refusal of the auth client. */
export const refused = (code: string, more = {}) => ({ data: null, error: { code, ...more } });

function authOf() {
  return {
    getUser: vi.fn(async () => ({ data: { user: world.user }, error: null })),
    updateUser: done({ user: {} }),
    refreshSession: done(),
    reauthenticate: done(),
    unlinkIdentity: done(),
    registerPasskey: done(),
    passkey: {
      list: done([{ id: 'p1', friendly_name: 'Notebook', created_at: '2026-11-02T12:00:00Z' }]),
      delete: done(),
    },
    mfa: {
      enroll: done({
        id: 'new',
        totp: { qr_code: 'data:image/svg+xml;utf-8,<svg/>', secret: 'SEGREDO', uri: '' },
      }),
      challenge: done({ id: 'challenge' }),
      verify: done(),
      challengeAndVerify: done(),
      unenroll: done(),
      recoveryCodes: {
        getStatus: done({ remaining: 7 }),
        generate: done({ codes: ['aaaa', 'bbbb'] }),
        regenerate: done({ codes: ['cccc', 'dddd'] }),
      },
    },
  };
}
/** As they are when they are called: each test has its own. */
export function ownInTurn() {
  const own = ownOf();
  const names = Object.keys(own) as (keyof typeof own)[];
  return Object.fromEntries(
    names.map((name) => [
      name,
      (...given: unknown[]) => (world.own[name] as (...given: unknown[]) => unknown)(...given),
    ]),
  );
}

function ownOf() {
  return {
    waysToProve: vi.fn(async () => ({ password: true, code: 'email' as string | null })),
    prove: vi.fn(async (_proof: unknown) => ({})),
    waitingRemoval: vi.fn(async () => null as unknown),
    cancelRemoval: vi.fn(async () => ({ removal: null })),
    addressOfLink: vi.fn(async () => '/elsewhere'),
    finishLink: vi.fn(async (_code: string) => undefined),
    codeInAddress: (search: string) => new URLSearchParams(search).get('code'),
  };
}

const SAID: (Partial<AccountEvent> & Pick<AccountEvent, 'kind'>)[] = [
  { kind: 'signed_in', method: 'password' },
  { kind: 'factor_added', factor: 'totp' },
  { kind: 'session_ended', sessions: 'others' },
  { kind: 'session_ended', sessions: 'one', because: 'token_reused' },
  { kind: 'identity_linked', provider: 'google' },
  { kind: 'data_brought_in', records: 1200 },
];
const EVENTS = SAID.map(
  (event, index): AccountEvent => ({
    id: `01890000-0000-7000-8000-00000000000${index}`,
    at: '2026-11-20T12:00:00Z',
    method: null,
    factor: null,
    provider: null,
    sessions: null,
    because: null,
    records: null,
    ...event,
  }),
);
const session = (id: string, current: boolean): AccountSession => ({
  browser: current ? 'firefox' : 'safari',
  system: current ? 'linux' : 'ios',
  id,
  current,
  createdAt: '2026-11-20T12:00:00Z',
  lastUsedAt: '2026-11-21T12:00:00Z',
  method: 'password',
});

/** The product's own routes; `down` ones fail. */
export function api({ down = false } = {}): FakeServer {
  const server = fakeServer(diaryContract, { getWeekShown: { shown: true } })
    .answer(emotionsContract, { getCounted: { counted: true } })
    .answer(rhythmContract, { rhythm: { rhythm: null } });
  const away = refuse('unavailable');
  if (down) {
    return server
      .answer(accountContract, { listSessions: away, listActivity: away })
      .answer(consentsContract, { listConsents: away });
  }
  const last: AccountEvent[] = EVENTS.slice(0, 1).map((event) => ({
    ...event,
    id: 'last',
    kind: 'password_changed',
  }));
  return server
    .answer(consentsContract, { listConsents: { consents: [] } })
    .answer(accountContract, {
      listSessions: { sessions: [session('s2', false), session('s1', true)] },
      endSession: undefined,
      endOtherSessions: undefined,
      listActivity: ({ query }) =>
        query.after
          ? { events: last, next: null }
          : { events: EVENTS, next: EVENTS.at(-1)?.id ?? null },
    });
}

/** Ana as she is at the beginning of each test, on a server with everything switched on. */
export function beginAnew(): void {
  world.auth = authOf();
  world.own = ownOf();
  world.me = ME;
  world.failed = false;
  world.meFailed = false;
  world.user = USER;
  world.settings = SETTINGS;
  api();
}
