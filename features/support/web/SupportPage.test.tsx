import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import crisis from '#features/crisis/web/locales/pt-BR.json' with { type: 'json' };
import files from '#features/files/web/locales/pt-BR.json' with { type: 'json' };
import { startTestTexts } from '#packages/ui/testing/texts.ts';
import { makeTheme } from '#packages/ui/theme.ts';
import type { QueuedTicket } from '../contract/staff.contract.ts';
import { COMPONENTS } from '../contract/status.contract.ts';
import type { Desk, Ticket, TicketMessage } from '../contract/support.contract.ts';
import { ticketQueue } from './local/pending.ts';
import texts from './locales/pt-BR.json' with { type: 'json' };
import QueuePage from './QueuePage.tsx';
import SupportPage from './SupportPage.tsx';
import TicketPage from './TicketPage.tsx';

const ME = { id: 'ana', email: 'ana@example.com', isSupportStaff: false };
let me: typeof ME;
vi.mock('#features/access/web/index.ts', () => ({
  apiOptions: { token: () => 'token' },
  useMe: () => me,
  useTimeZone: () => 'America/Sao_Paulo',
  useAccessState: () => ({ person: { userId: 'ana' } }),
}));
vi.mock('#features/diary/web/index.ts', () => ({
  dangerHeardIn: async (text: string) =>
    text.includes('viver') ? { kind: 'self', urgency: 'today' } : null,
}));

const id = (nth: number) => `00000000-0000-4000-8000-00000000000${nth}`;
const ticket = (nth: number, more: Partial<Ticket> = {}): Ticket => ({
  ...{ id: id(nth), number: 1000 + nth, subject: `Assunto ${nth}`, category: 'technical' },
  ...{ priority: 'medium', state: 'open', createdAt: '2026-11-23T13:40:00.000Z' },
  ...{ updatedAt: '2026-11-23T13:40:00.000Z', dueAt: '2031-11-24T13:40:00.000Z', byMail: false },
  ...more,
});
const DESK: Desk = {
  ...{ open: true, changesAt: '2026-11-23T21:00:00.000Z', answerBy: '2026-11-24T13:40:00.000Z' },
  ...{ whatsapp: null, phone: '0800 000 0000', email: null, psychology: null },
  medical: { name: 'Clínica Boa', phone: '+55 11 4000-0000' },
};
const MESSAGE: TicketMessage = {
  ...{ id: id(8), from: 'staff', author: 'Carla Menezes', text: 'Pode conferir?', attachments: [] },
  ...{ at: '2026-11-23T15:00:00.000Z', byMail: false },
};

let tickets: Ticket[];
let desk: Desk;
let refusal: { code: string; status: number } | null;
let sent: { path: string; body: Record<string, unknown> }[];
let asked: string[];
let isOnline: boolean;

beforeEach(() => {
  me = ME;
  desk = DESK;
  [tickets, sent, asked] = [[ticket(1), ticket(2, { state: 'waiting', dueAt: null })], [], []];
  refusal = null;
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const path = new URL(String(input), 'http://localhost').pathname;
    asked.push(path);
    if (!isOnline) throw new TypeError('offline');
    if (init.method === 'GET' || init.method === undefined) return Response.json(answerOf(path));
    const body = init.body ? JSON.parse(String(init.body)) : {};
    sent.push({ path, body });
    if (refusal) {
      const { code, status } = refusal;
      return Response.json({ code, message: '', requestId: '' }, { status });
    }
    if (path.endsWith('/next')) return Response.json({ number: 1001 });
    if (path.endsWith('/messages')) {
      return Response.json(
        { ...answerOf('/api/support/queue/1001'), ticket: ticket(1), help: null },
        { status: 201 },
      );
    }
    if (path.endsWith('/close')) return Response.json(ticket(1, { state: 'closed' }));
    tickets.unshift(ticket(3, { id: body.id, subject: body.subject }));
    return Response.json({ ticket: tickets[0], help: null }, { status: 201 });
  });
});
afterEach(() => {
  ticketQueue.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const queued = (nth: number): QueuedTicket => {
  const { id: _id, byMail: _byMail, ...rest } = ticket(nth);
  return { ...rest, person: 'Ana Ribeiro', assignee: null };
};

function answerOf(path: string): object {
  if (path === '/api/support/desk') return desk;
  if (path === '/api/support/tickets') return { tickets };
  if (path.startsWith('/api/support/tickets/')) return { ticket: tickets[0], messages: [MESSAGE] };
  if (path === '/api/support/status') {
    const days = Array.from({ length: 90 }, (_, nth) => ({
      day: '2026-11-01',
      up: nth === 0 ? null : nth === 1 ? 92.4 : 100,
    }));
    const components = COMPONENTS.map((component) => ({ component, state: 'up', days }));
    return { checkedAt: '2026-11-23T13:40:00.000Z', components };
  }
  if (path === '/api/support/queue') {
    const late = { ...queued(1), dueAt: '2026-11-20T13:40:00.000Z' };
    const counts = { all: 2, mine: 0, unassigned: 2, waiting: 0, overdue: 1, closed: 0 };
    return { tickets: [late, queued(2)], counts, staff: [{ id: id(7), name: 'Iara Campos' }] };
  }
  return {
    ...queued(1),
    language: 'pt-BR',
    byMail: true,
    messages: [{ ...MESSAGE, from: 'person', author: null }],
  };
}

async function open(path: string) {
  await startTestTexts({ support: texts, files, crisis });
  const root = createRootRoute();
  const page = (at: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path: at, component });
  const router = createRouter({
    routeTree: root.addChildren([
      page('/support', SupportPage),
      page('/support/queue', QueuePage),
      page('/support/tickets/$ticketId', TicketPage),
    ]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await act(() => router.load());
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MantineProvider theme={makeTheme({ close: 'Fechar', togglePassword: 'Mostrar' })} env="test">
        <RouterProvider router={router} />
      </MantineProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const form = () => screen.getByRole('region', { name: texts.form.title });
const inForm = () => within(form());
async function fill(user: ReturnType<typeof userEvent.setup>, message = 'A página fica branca.') {
  await user.type(inForm().getByLabelText(texts.form.subject), 'Certificado');
  await user.type(inForm().getByLabelText(texts.form.message), message);
}
const send = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(inForm().getByRole('button', { name: texts.form.send }));

describe('the page of the support', () => {
  it('says that it is open, and offers the ways that the operator has alone', async () => {
    await open('/support');
    const ways = within(await screen.findByRole('region', { name: texts.desk.label }));
    expect(await ways.findByText('Aberto agora, até as 18h')).toBeTruthy();
    expect(ways.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      ...['tel:08000000000', 'tel:+551140000000'],
    ]);
    expect(ways.getByText('Clínica Boa, 24 horas por dia')).toBeTruthy();
  });

  it('says when it opens while it is closed', async () => {
    desk = {
      ...DESK,
      open: false,
      changesAt: '2026-11-30T11:00:00.000Z',
      phone: null,
      medical: null,
    };
    await open('/support');
    expect(await screen.findByText('Fechado agora. Abre seg 8h')).toBeTruthy();
    const ways = within(screen.getByRole('region', { name: texts.desk.label }));
    expect(ways.queryByRole('link')).toBeNull();
  });

  it('searches the questions without asking anybody', async () => {
    const user = await open('/support');
    await screen.findByText('Assunto 1');
    const before = asked.length;
    await user.type(screen.getByRole('searchbox', { name: texts.faq.search }), 'empresa le');
    const question = screen.getByText((_, element) => {
      return (
        element?.tagName === 'SUMMARY' &&
        element.textContent === 'Minha empresa lê o que eu escrevo?'
      );
    });
    expect([...question.querySelectorAll('mark')].map((one) => one.textContent)).toEqual([
      ...['empresa', 'lê'],
    ]);
    await user.type(screen.getByRole('searchbox', { name: texts.faq.search }), ' helicóptero');
    expect(screen.getByText(texts.faq.none)).toBeTruthy();
    expect(asked.slice(before)).toEqual([]);
  });

  it('lists one’s tickets with their state, and how the service was', async () => {
    await open('/support');
    const list = within(await screen.findByRole('region', { name: texts.tickets.title }));
    expect(await list.findByText(texts.state.waiting)).toBeTruthy();
    expect(list.getByText(/nº 1001 · até seg, 24 de novembro, 10h40/)).toBeTruthy();
    expect(
      await screen.findByRole('img', {
        name: 'E-mails, 90 dias: 88 sem falha, 1 com falha, 1 sem conferência',
      }),
    ).toBeTruthy();
  });
});

describe('a ticket', () => {
  it('without subject and message is not sent, and each field says what is missing', async () => {
    const user = await open('/support');
    await send(user);
    expect(inForm().getByText(texts.form.subjectMissing)).toBeTruthy();
    expect(inForm().getByText(texts.form.messageMissing)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('is sent once, with its category and priority, and empties the form', async () => {
    const user = await open('/support');
    await fill(user);
    await user.selectOptions(inForm().getByLabelText(texts.form.category), 'technical');
    await user.click(inForm().getByLabelText(texts.priority.high));
    await user.click(inForm().getByRole('checkbox', { name: /ana@example.com/ }));
    await send(user);
    expect(await screen.findByText('Certificado')).toBeTruthy();
    expect(sent.map(({ body }) => body)).toEqual([
      {
        ...{ id: expect.any(String), subject: 'Certificado', message: 'A página fica branca.' },
        ...{ category: 'technical', priority: 'high', attachments: [], byMail: true },
      },
    ]);
    expect(inForm().getByLabelText<HTMLInputElement>(texts.form.subject).value).toBe('');
  });

  it.each([
    ['unauthenticated', 401, 'Entre na sua conta para enviar um chamado'],
    ['second_factor_needed', 403, texts.errors.second_factor_needed],
    ['internal', 500, 'Tente de novo em alguns instantes'],
    ['too_many_tickets', 422, texts.errors.too_many_tickets],
  ])('refused as %s says so, and keeps what was written', async (code, status, words) => {
    refusal = { code, status };
    const user = await open('/support');
    await fill(user);
    await send(user);
    expect(within(await inForm().findByRole('alert')).getByText(words)).toBeTruthy();
    expect(inForm().getByLabelText<HTMLInputElement>(texts.form.subject).value).toBe('Certificado');
    expect(ticketQueue.pending('ana')).toEqual([]);
  });

  it('without a connection waits on the device, is shown there, and is sent once', async () => {
    const user = await open('/support');
    await screen.findByText('Assunto 1');
    isOnline = false;
    await act(async () => void window.dispatchEvent(new Event('offline')));
    await fill(user);
    expect(inForm().getByText(texts.form.offline)).toBeTruthy();
    await send(user);
    expect(await screen.findByText(texts.tickets.waits)).toBeTruthy();
    expect(ticketQueue.pending('ana').map(({ draft }) => draft.subject)).toEqual(['Certificado']);
    expect(sent).toEqual([]);
    isOnline = true;
    await act(async () => void window.dispatchEvent(new Event('online')));
    const { ticketSenderOf } = await import('./send-tickets.ts');
    const sender = ticketSenderOf(new QueryClient(), 'ana');
    await act(async () => {
      await Promise.all([ticketQueue.flush('ana', sender), ticketQueue.flush('ana', sender)]);
    });
    expect(sent.map(({ body }) => body.subject)).toEqual(['Certificado']);
    expect(ticketQueue.pending('ana')).toEqual([]);
  });

  it('that tells of danger shows help first, and still goes', async () => {
    const user = await open('/support');
    await fill(user, 'Não quero mais viver.');
    await send(user);
    const help = await screen.findByRole('region', { name: crisis.card.label });
    expect(within(help).getAllByRole('link')[0]?.getAttribute('href')).toMatch(/^tel:/);
    expect(help.compareDocumentPosition(form()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(sent).toHaveLength(1);
  });
});

describe('one ticket', () => {
  it('shows its conversation and takes a reply and its end', async () => {
    const user = await open(`/support/tickets/${id(1)}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Assunto 1' })).toBeTruthy();
    const conversation = within(screen.getByRole('list', { name: texts.ticket.conversation }));
    expect(conversation.getByText('Pode conferir?')).toBeTruthy();
    expect(conversation.getByText('Carla Menezes, do suporte')).toBeTruthy();
    await user.type(screen.getByLabelText(texts.ticket.reply), 'Chegou.');
    await user.click(screen.getByRole('button', { name: texts.ticket.send }));
    await user.click(screen.getByRole('button', { name: texts.ticket.close }));
    expect(sent.map(({ path }) => path.split('/').at(-1))).toEqual(['messages', 'close']);
  });
});

describe('the queue', () => {
  it('is not shown to who answers no tickets, and not asked for', async () => {
    await open('/support/queue');
    expect(await screen.findByText(texts.queue.forbidden)).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('marks what is late in words, opens a ticket and answers with what is ready', async () => {
    me = { ...ME, isSupportStaff: true };
    const user = await open('/support/queue');
    expect(await screen.findByText('2 chamados abertos, 1 fora do prazo.')).toBeTruthy();
    const late = await screen.findByRole('button', { name: /venceu.*Assunto 1/s });
    await user.click(late);
    await user.click(await screen.findByRole('button', { name: texts.canned.screenshot.title }));
    const answer = screen.getByLabelText<HTMLTextAreaElement>(texts.case.answer);
    expect(answer.value).toContain('Oi, Ana.');
    await user.click(screen.getByLabelText(texts.case.nextOf.closed));
    await user.click(screen.getByRole('button', { name: 'Responder a Ana' }));
    expect(sent.at(-1)).toMatchObject({
      path: '/api/support/queue/1001/messages',
      body: { next: 'closed', text: expect.stringContaining('imagem da tela') },
    });
  });

  it('takes the next one', async () => {
    me = { ...ME, isSupportStaff: true };
    const user = await open('/support/queue');
    await user.click(await screen.findByRole('button', { name: texts.queue.next }));
    expect(await screen.findByLabelText(texts.case.answer)).toBeTruthy();
  });
});
