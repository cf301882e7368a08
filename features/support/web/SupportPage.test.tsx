import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Danger } from '#features/crisis/contract/help.rules.ts';
import crisis from '#features/crisis/web/locales/pt-BR.json' with { type: 'json' };
import { type FakeServer, fakeServer, refuse } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import { type QueuedTicket, staffContract, type TicketCase } from '../contract/staff.contract.ts';
import { COMPONENTS, statusContract } from '../contract/status.contract.ts';
import {
  type Desk,
  supportContract,
  type Ticket,
  type TicketMessage,
} from '../contract/support.contract.ts';
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
const READ = async (text: string): Promise<Danger | null> =>
  text.includes('viver') ? { kind: 'self', urgency: 'today' } : null;
let reading = READ;
vi.mock('#features/crisis/web/danger-heard.ts', () => ({
  prepareEngine: () => undefined,
  dangerHeardIn: (text: string) => reading(text),
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
  leftOut: [],
  ...{ at: '2026-11-23T15:00:00.000Z', byMail: false },
};

const queued = (nth: number): QueuedTicket => {
  const { id: _id, byMail: _byMail, ...rest } = ticket(nth);
  return { ...rest, person: 'Ana Ribeiro', assignee: null };
};
const CASE: TicketCase = {
  ...queued(1),
  language: 'pt-BR',
  byMail: true,
  messages: [{ ...MESSAGE, from: 'person', author: null }],
};
const DAYS = Array.from({ length: 90 }, (_, nth) => ({
  day: '2026-11-01',
  up: nth === 0 ? null : nth === 1 ? 92.4 : 100,
}));

let server: FakeServer;
let isOnline: boolean;
beforeEach(() => {
  me = ME;
  reading = READ;
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  const tickets = [ticket(1), ticket(2, { state: 'waiting', dueAt: null })];
  server = fakeServer(supportContract, {
    getDesk: DESK,
    listTickets: () => ({ tickets }),
    openTicket: ({ body }) => {
      const opened = ticket(3, { id: body.id, subject: body.subject });
      tickets.unshift(opened);
      return { ticket: opened, help: null };
    },
    getTicket: { ticket: ticket(1), messages: [MESSAGE] },
    writeMessage: { ticket: ticket(1), help: null },
    closeTicket: ticket(1, { state: 'closed' }),
  })
    .answer(statusContract, {
      getStatus: {
        checkedAt: '2026-11-23T13:40:00.000Z',
        components: COMPONENTS.map((component) => ({
          component,
          state: 'up' as const,
          days: DAYS,
        })),
      },
    })
    .answer(staffContract, {
      listQueue: {
        tickets: [{ ...queued(1), dueAt: '2026-11-20T13:40:00.000Z' }, queued(2)],
        counts: { all: 2, mine: 0, unassigned: 2, waiting: 0, overdue: 1, closed: 0 },
        staff: [{ id: id(7), name: 'Iara Campos' }],
      },
      takeNext: { number: 1001 },
      getCase: CASE,
      answer: CASE,
    });
});
afterEach(() => {
  ticketQueue.clear();
});

const openSupport = () => show(<SupportPage />, { address: '/support' });
const openQueue = () => show(<QueuePage />, { address: '/support/queue' });
const opened = () => server.asked(supportContract.openTicket).map(({ body }) => body);

const form = () => screen.getByRole('region', { name: texts.form.title });
const inForm = () => within(form());
async function fill(user: UserEvent, message = 'A página fica branca.') {
  await user.type(inForm().getByLabelText(texts.form.subject), 'Certificado');
  await user.type(inForm().getByLabelText(texts.form.message), message);
}
const send = (user: UserEvent) =>
  user.click(inForm().getByRole('button', { name: texts.form.send }));

describe('the page of the support', () => {
  it('says that it is open, and offers the ways that the operator has alone', async () => {
    await openSupport();
    const ways = within(await screen.findByRole('region', { name: texts.desk.label }));
    expect(await ways.findByText('Aberto agora, até as 18h')).toBeTruthy();
    expect(ways.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      ...['tel:08000000000', 'tel:+551140000000'],
    ]);
    expect(ways.getByText('Clínica Boa, 24 horas por dia')).toBeTruthy();
  });

  it('says when it opens while it is closed', async () => {
    const changesAt = '2026-11-30T11:00:00.000Z';
    server.answer(supportContract, {
      getDesk: { ...DESK, open: false, changesAt, phone: null, medical: null },
    });
    await openSupport();
    expect(await screen.findByText('Fechado agora. Abre seg 8h')).toBeTruthy();
    const ways = within(screen.getByRole('region', { name: texts.desk.label }));
    expect(ways.queryByRole('link')).toBeNull();
  });

  it('searches the questions without asking anybody', async () => {
    const { person: user } = await openSupport();
    await screen.findByText('Assunto 1');
    const before = server.calls.length;
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
    expect(server.calls.slice(before)).toEqual([]);
  });

  it('goes on with the first question that came when all are shown', async () => {
    const { person: user } = await openSupport();
    await user.click(await screen.findByRole('button', { name: texts.faq.all }));
    const questions = screen.getByRole('region', { name: texts.faq.title });
    expect(document.activeElement).toBe(questions.querySelectorAll('summary')[6]);
  });

  it('lists one’s tickets with their state, and how the service was', async () => {
    await openSupport();
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
    const { person: user } = await openSupport();
    await send(user);
    expect(inForm().getByText(texts.form.subjectMissing)).toBeTruthy();
    expect(inForm().getByText(texts.form.messageMissing)).toBeTruthy();
    expect(server.changes).toEqual([]);
  });

  it('is sent once, with its category and priority, and empties the form', async () => {
    const { person: user } = await openSupport();
    await fill(user);
    await user.selectOptions(inForm().getByLabelText(texts.form.category), 'technical');
    await user.click(inForm().getByLabelText(texts.priority.high));
    await user.click(inForm().getByRole('checkbox', { name: /ana@example.com/ }));
    await send(user);
    expect(await screen.findByText('Certificado')).toBeTruthy();
    expect(opened()).toEqual([
      {
        ...{ id: expect.any(String), subject: 'Certificado', message: 'A página fica branca.' },
        ...{ category: 'technical', priority: 'high', attachments: [], byMail: true },
      },
    ]);
    expect(inForm().getByLabelText<HTMLInputElement>(texts.form.subject).value).toBe('');
  });

  it.each([
    ['unauthenticated', 'Você precisa entrar na sua conta para enviar um chamado'],
    ['second_factor_needed', texts.errors.second_factor_needed],
    ['internal', 'Tente de novo em alguns instantes'],
    ['too_many_tickets', texts.errors.too_many_tickets],
  ] as const)('refused as %s says so, and keeps what was written', async (code, words) => {
    server.answer(supportContract, { openTicket: refuse(code) });
    const { person: user } = await openSupport();
    await fill(user);
    await send(user);
    expect(within(await inForm().findByRole('alert')).getByText(words)).toBeTruthy();
    expect(inForm().getByLabelText<HTMLInputElement>(texts.form.subject).value).toBe('Certificado');
    expect(ticketQueue.pending('ana')).toEqual([]);
  });

  it('without a connection waits on the device, is shown there, and is sent once', async () => {
    const { person: user } = await openSupport();
    await screen.findByText('Assunto 1');
    isOnline = false;
    await act(async () => void window.dispatchEvent(new Event('offline')));
    await fill(user);
    expect(inForm().getByText(texts.form.offline)).toBeTruthy();
    await send(user);
    expect(await screen.findByText(texts.tickets.waits)).toBeTruthy();
    expect(ticketQueue.pending('ana').map(({ draft }) => draft.subject)).toEqual(['Certificado']);
    expect(server.changes).toEqual([]);
    isOnline = true;
    await act(async () => void window.dispatchEvent(new Event('online')));
    const { ticketSenderOf } = await import('./send-tickets.ts');
    const sender = ticketSenderOf(new QueryClient(), 'ana');
    await act(async () => {
      await Promise.all([ticketQueue.flush('ana', sender), ticketQueue.flush('ana', sender)]);
    });
    expect(opened().map(({ subject }) => subject)).toEqual(['Certificado']);
    expect(ticketQueue.pending('ana')).toEqual([]);
  });

  it('that tells of danger shows help first, and still goes', async () => {
    const { person: user } = await openSupport();
    await fill(user, 'Não quero mais viver.');
    await send(user);
    const help = await screen.findByRole('region', { name: crisis.card.label });
    expect(within(help).getAllByRole('link')[0]?.getAttribute('href')).toMatch(/^tel:/);
    expect(help.compareDocumentPosition(form()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(document.activeElement).toBe(within(help).getByRole('heading'));
    expect(server.changes).toHaveLength(1);
  });

  it('is on its way from the press on, also while it is read here, and goes once', async () => {
    let read: (value: null) => void = () => undefined;
    reading = () => new Promise((resolve) => (read = resolve));
    const { person: user } = await openSupport();
    await fill(user, 'A página fica branca, e demora.');
    await send(user);
    const button = inForm().getByRole('button', { name: texts.form.send });
    expect(button).toHaveProperty('disabled', true);
    fireEvent.submit(button.closest('form') as HTMLFormElement);
    await act(async () => read(null));
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    expect(opened()).toHaveLength(1);
  });
});

describe('one ticket', () => {
  it('shows its conversation and takes a reply and its end', async () => {
    const { person: user } = await show(<TicketPage />, {
      ...{ path: '/support/tickets/$ticketId', address: `/support/tickets/${id(1)}` },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Assunto 1' })).toBeTruthy();
    const conversation = within(screen.getByRole('list', { name: texts.ticket.conversation }));
    expect(conversation.getByText('Pode conferir?')).toBeTruthy();
    expect(conversation.getByText('Carla Menezes, do suporte')).toBeTruthy();
    await user.type(screen.getByLabelText(texts.ticket.reply), 'Chegou.');
    await user.click(screen.getByRole('button', { name: texts.ticket.send }));
    await user.click(screen.getByRole('button', { name: texts.ticket.close }));
    expect(server.changes.map((call) => call.split('/').at(-1))).toEqual(['messages', 'close']);
  });
});

describe('a photo that came by mail and is not kept', () => {
  const mailed: TicketMessage = {
    ...{ ...MESSAGE, from: 'person', author: null },
    leftOut: ['IMG_1.HEIC', 'b.MOV'],
  };
  beforeEach(() => {
    server
      .answer(supportContract, { getTicket: { ticket: ticket(1), messages: [mailed] } })
      .answer(staffContract, { getCase: { ...CASE, messages: [mailed] } });
  });

  it('is named to its person', async () => {
    await show(<TicketPage />, {
      ...{ path: '/support/tickets/$ticketId', address: `/support/tickets/${id(1)}` },
    });
    expect(await screen.findByText(/^Ficou de fora.*: IMG_1\.HEIC e b\.MOV\./)).toBeTruthy();
  });

  it('is named to who answers', async () => {
    me = { ...ME, isSupportStaff: true };
    const { person: user } = await openQueue();
    await user.click(await screen.findByRole('button', { name: /venceu.*Assunto 1/s }));
    expect(await screen.findByText(/^Ficou de fora.*: IMG_1\.HEIC e b\.MOV\./)).toBeTruthy();
  });
});

describe('the queue', () => {
  it('is not shown to who answers no tickets, and not asked for', async () => {
    await openQueue();
    expect(await screen.findByText(texts.queue.forbidden)).toBeTruthy();
    expect(server.calls).toEqual([]);
  });

  it('marks what is late in words, opens a ticket and answers with what is ready', async () => {
    me = { ...ME, isSupportStaff: true };
    const { person: user } = await openQueue();
    expect(await screen.findByText('2 chamados abertos, 1 fora do prazo.')).toBeTruthy();
    const late = await screen.findByRole('button', { name: /venceu.*Assunto 1/s });
    await user.click(late);
    await user.click(await screen.findByRole('button', { name: texts.canned.screenshot.title }));
    const answer = screen.getByLabelText<HTMLTextAreaElement>(texts.case.answer);
    expect(answer.value).toContain('Oi, Ana.');
    await user.click(screen.getByLabelText(texts.case.nextOf.closed));
    await user.click(screen.getByRole('button', { name: 'Responder a Ana' }));
    expect(server.asked(staffContract.answer)).toMatchObject([
      {
        params: { number: '1001' },
        body: { next: 'closed', text: expect.stringContaining('imagem da tela') },
      },
    ]);
  });

  it('takes the next one', async () => {
    me = { ...ME, isSupportStaff: true };
    const { person: user } = await openQueue();
    await user.click(await screen.findByRole('button', { name: texts.queue.next }));
    expect(await screen.findByLabelText(texts.case.answer)).toBeTruthy();
  });
});
