import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Agreements } from '#features/privacy/web/index.ts';
import { supportContract, type Ticket } from '#features/support/contract/support.contract.ts';
import { stampChange } from '#packages/offline-queue/index.ts';
import { refuse } from '#packages/testing/screens/fake-server.ts';
import { CONVERSATION_CLOSED, chatContract } from '../contract/chat.contract.ts';
import { devicePart } from './chat.device.ts';
import { hear } from './chat.events.ts';
import DesktopChatPage from './desktop/ChatPage.tsx';
import { giveBack } from './local/given-back.ts';
import { messageQueue } from './local/waiting.ts';
import MobileChatPage from './mobile/ChatPage.tsx';
import { BRUNO, chatService, conversationOf, messageOf, showChat } from './testing/show-chat.tsx';

const world = vi.hoisted(() => ({ plan: 'individual' }));
vi.mock('#features/access/web/index.ts', async (original) => ({
  ...(await original<object>()),
  useMe: () => world,
}));

const online = (value: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(value);
const ERASE = 'Apagar a conversa';
const field = () => screen.findByRole('textbox', { name: 'Mensagem para Bruno' });

afterEach(() => {
  messageQueue.clear();
  localStorage.clear();
  world.plan = 'individual';
  vi.restoreAllMocks();
});

/** Who is signed in on a screen of a test. */
const SELF = '';
const [kind] = devicePart.waiting ?? [];

const at = (id: string) => ({ address: `/chat?conversation=${id}` });

describe('the conversations', () => {
  it('say who, what was said last and how much was not read, without what breaks the rules of axe', async () => {
    const last = messageOf(3, 'Almoço amanhã?');
    const group = { kind: 'group' as const, name: 'Rotas', last };
    chatService([conversationOf({ last, unread: 2 }), conversationOf(group)]);
    await showChat(<DesktopChatPage />);
    const list = await screen.findByRole('list', { name: 'Suas conversas' });
    const [first, second] = within(list).getAllByRole('link');
    expect(first?.textContent).toContain('Bruno Tavares');
    expect(first?.textContent).toContain('2 não lidas');
    expect(second?.textContent).toContain('Bruno: Almoço amanhã?');
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('keep what was said to the assistant off the list', async () => {
    const last = messageOf(1, 'segredo meu', { authorId: null });
    chatService([conversationOf({ kind: 'assistant', people: [], last })]);
    await showChat(<DesktopChatPage />);
    const row = await screen.findByRole('link', { name: /Assistente/ });
    expect(row.textContent).toContain('É um programa. Conversa sobre bem-estar');
    expect(row.textContent).not.toContain('segredo');
  });

  it('have the support among them, with the newest ticket that is not settled', async () => {
    const id = crypto.randomUUID();
    const ticket: Ticket = {
      ...{ id, number: 1002, subject: 'Trocar o nome', category: 'account', priority: 'low' },
      ...{ state: 'waiting', dueAt: null, byMail: false },
      ...{ createdAt: '2026-11-18T15:00:00.000Z', updatedAt: '2026-11-18T15:00:00.000Z' },
    };
    const older = { ...ticket, id: crypto.randomUUID(), updatedAt: '2026-11-17T15:00:00.000Z' };
    const settled: Ticket = { ...older, state: 'closed', updatedAt: '2026-11-19T15:00:00.000Z' };
    const service = chatService([]);
    service.answer(supportContract, { listTickets: { tickets: [settled, ticket, older] } });
    await showChat(<DesktopChatPage />);
    const row = await screen.findByRole('link', { name: /^Suporte.*Responderam: Trocar o nome/ });
    expect(row.getAttribute('href')).toBe(`/support/tickets/${id}`);
  });

  it('lead to the support where nothing was asked, also when its tickets do not come', async () => {
    chatService([]).answer(supportContract, { listTickets: refuse('internal') });
    await showChat(<MobileChatPage />, { layout: 'mobile' });
    const row = await screen.findByRole('link', { name: /^Suporte.*por chamado/ });
    expect(row.getAttribute('href')).toBe('/support');
  });

  it('that cannot be fetched say so and are asked for again', async () => {
    const service = chatService([conversationOf()]);
    service.answer(chatContract, { listConversations: refuse('internal') });
    await showChat(<MobileChatPage />, { layout: 'mobile' });
    expect(await screen.findByText('Não deu para carregar suas conversas')).toBeTruthy();
  });

  it('do not hold one that is somebody else’s', async () => {
    chatService([conversationOf()]);
    const { person, router } = await showChat(<MobileChatPage />, {
      ...at(crypto.randomUUID()),
      layout: 'mobile',
    });
    expect(await screen.findByText('Esta conversa não está aqui')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Ver todas as conversas' }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });
});

describe('a conversation', () => {
  it('sends once, shows what comes meanwhile, and marks it as read', async () => {
    const conversation = conversationOf();
    const messages = [messageOf(1, 'Oi')];
    const service = chatService([conversation], messages);
    const { person, client } = await showChat(<DesktopChatPage />, at(conversation.id));
    await person.type(await field(), 'Tudo bem?{Enter}');
    const thread = screen.getByRole('region', { name: 'Mensagens' });
    expect(await within(thread).findByText('Tudo bem?')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('enviando')).toBeNull());
    expect(service.asked(chatContract.sendMessage)).toHaveLength(1);
    messages.push(messageOf(3, 'Chegou agora'));
    const event = { type: 'message', conversationId: conversation.id, seq: 3 } as const;
    await hear(client, event);
    await hear(client, event);
    expect(await within(thread).findAllByText('Chegou agora')).toHaveLength(1);
    await waitFor(() => {
      const read = service.asked(chatContract.readConversation);
      expect(read.at(-1)?.body).toEqual({ seq: 3 });
    });
  });

  it('keeps what is written without a connection, and what is refused with its reason', async () => {
    const conversation = conversationOf();
    const service = chatService([conversation]);
    const { person, client } = await showChat(<DesktopChatPage />, at(conversation.id));
    online(false);
    await person.type(await field(), 'Sem internet{Enter}');
    expect(await screen.findByText(/esperando a conexão/)).toBeTruthy();
    expect(service.asked(chatContract.sendMessage)).toEqual([]);
    online(true);
    service.answer(chatContract, { sendMessage: refuse(CONVERSATION_CLOSED) });
    await person.click(screen.getByRole('button', { name: 'Tentar agora' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(
      /^Não dá mais para escrever nesta conversa\. Não foi enviada: copie o texto/,
    );
    // Refused for good: nothing tries it again, by itself or by hand, and its text can be taken along.
    for (let round = 0; round < 8; round += 1) await kind?.send(client, SELF);
    expect(service.asked(chatContract.sendMessage)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Tentar agora' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Copiar texto' }));
    expect(await navigator.clipboard.readText()).toBe('Sem internet');
    await person.click(screen.getByRole('button', { name: 'Descartar' }));
    expect(screen.queryByText('Sem internet')).toBeNull();
  });

  it('that is gone leaves its author a word of what was not sent, to be given up, and nobody else', async () => {
    const service = chatService([]);
    service.answer(chatContract, { sendMessage: refuse('not_found') });
    const message = {
      conversationId: crypto.randomUUID(),
      text: 'Até',
      attachments: [],
      now: false,
    };
    messageQueue.keep(SELF, { ...stampChange(), ...message });
    for (let round = 0; round < 3; round += 1) await kind?.send(new QueryClient(), SELF);
    expect(service.asked(chatContract.sendMessage)).toHaveLength(1);
    expect([kind?.stuck(SELF), kind?.stuck('bruno')]).toEqual([1, 0]);
    kind?.giveUp(SELF);
    expect([kind?.waiting(SELF), kind?.stuck(SELF)]).toEqual([0, 0]);
  });

  it('with the assistant gives back what nobody agreed to have kept', async () => {
    const assistant = conversationOf({ kind: 'assistant', people: [] });
    const service = chatService([assistant]);
    service.answer(chatContract, { sendMessage: refuse('health_consent_needed') });
    const page = (
      <>
        <DesktopChatPage />
        <Agreements />
      </>
    );
    const { person } = await showChat(page, at(assistant.id));
    const words = () => screen.findByRole('textbox', { name: 'Escreva como quiser' });
    await person.type(await words(), 'Dormi mal{Enter}');
    await person.click(await screen.findByRole('button', { name: 'Agora não' }));
    await screen.findByText(/Seu texto voltou para o campo da conversa/);
    expect((await words()).textContent).toBe('Dormi mal');
    expect(messageQueue.pending('')).toEqual([]);
    // Nothing else has it any more: a page that is loaded anew finds it again. Sending it again asks again.
    cleanup();
    const anew = await showChat(page, at(assistant.id));
    expect((await words()).textContent).toBe('Dormi mal');
    await anew.person.type(await words(), '{Enter}');
    await anew.person.click(await screen.findByRole('button', { name: 'Agora não' }));
    await waitFor(() => expect(service.asked(chatContract.sendMessage)).toHaveLength(2));
  });

  it('has what came back in its field until it is sent or erased, also after a reload, for nobody else', async () => {
    const assistant = conversationOf({ kind: 'assistant', people: [] });
    const service = chatService([assistant]);
    const message = { conversationId: assistant.id, attachments: [], now: false };
    const messageWith = (text: string) => ({ ...stampChange(), ...message, text });
    const comesBack = (...texts: string[]) => giveBack(SELF, texts.map(messageWith));
    const words = () =>
      screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Escreva como quiser' });
    const open = async () => {
      cleanup();
      return showChat(<DesktopChatPage />, at(assistant.id));
    };
    comesBack('Dormi mal', 'De novo');
    giveBack('bruno', [messageWith('Dele')]);
    await open();
    expect((await words()).value).toBe('Dormi mal\nDe novo');
    const { person } = await open();
    expect((await words()).value).toBe('Dormi mal\nDe novo');
    act(() => comesBack('E hoje'));
    expect((await words()).value).toBe('E hoje\nDormi mal\nDe novo');

    await person.clear(await words());
    await open();
    expect((await words()).value).toBe('');
    comesBack('Sonhei');
    await devicePart.forget?.('bruno');
    const again = await open();
    expect((await words()).value).toBe('Sonhei');
    await again.person.type(await words(), '{Enter}');
    await waitFor(() => expect(service.asked(chatContract.sendMessage)).toHaveLength(1));
    await open();
    expect((await words()).value).toBe('');

    comesBack('Só meu');
    await devicePart.forget?.(SELF);
    expect(JSON.stringify({ ...localStorage })).not.toContain('Só meu');
  });

  it('says when what is sent arrives, and why nothing can be written', async () => {
    const quiet = conversationOf({ quietUntil: '2026-11-23T11:00:00.000Z' });
    chatService([quiet]);
    await showChat(<DesktopChatPage />, at(quiet.id));
    expect(await screen.findByText(/Bruno está fora do horário/)).toBeTruthy();
    expect(screen.getByText(/Só Bruno pode mudar isso/)).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: /Entregar agora/ })).toBeNull();
  });

  it('that is closed stays to be read', async () => {
    const closed = conversationOf({ closed: 'left' });
    chatService([closed], [messageOf(1, 'até logo')]);
    await showChat(<DesktopChatPage />, at(closed.id));
    expect(await screen.findByText(/Alguém daqui saiu da empresa/)).toBeTruthy();
    expect(await screen.findByText('até logo')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /Mensagem para/ })).toBeNull();
  });
});

describe('the assistant', () => {
  it('puts help before its words', async () => {
    const contacts = [{ role: 'listening' as const, name: 'CVV', number: '188', href: 'tel:188' }];
    const help = { kind: 'self' as const, urgency: 'now' as const, contacts };
    const answer = messageOf(2, 'Há quem escute agora.', {
      authorId: null,
      answer: { kind: 'help', help, found: [] },
    });
    const assistant = conversationOf({ kind: 'assistant', people: [] });
    chatService([assistant], [answer]);
    await showChat(<DesktopChatPage />, at(assistant.id));
    const card = await screen.findByRole('region', { name: 'Ajuda para agora' });
    expect(within(card).getByRole('link', { name: /188/ })).toHaveProperty('href', 'tel:188');
    expect(screen.getByText('Sou um programa, não um psicólogo.')).toBeTruthy();
  });
});

describe('the assistant that is erased', () => {
  it('takes along what has not been sent to it from here', async () => {
    const assistant = conversationOf({ kind: 'assistant', people: [] });
    const service = chatService([assistant]);
    const { person } = await showChat(<DesktopChatPage />, at(assistant.id));
    online(false);
    await person.type(
      await screen.findByRole('textbox', { name: 'Escreva como quiser' }),
      'Não contei a ninguém{Enter}',
    );
    expect(await screen.findByText('Não contei a ninguém')).toBeTruthy();
    online(true);
    await person.click(screen.getByRole('button', { name: 'Mais opções da conversa' }));
    await person.click(await screen.findByRole('menuitem', { name: ERASE }));
    const sheet = await screen.findByRole('dialog');
    await person.click(within(sheet).getByRole('button', { name: ERASE }));
    await waitFor(() => {
      expect(service.changes).toContain(
        `DELETE /api/chat/conversations/${assistant.id}/membership`,
      );
      expect(JSON.stringify({ ...localStorage })).not.toContain('Não contei a ninguém');
    });
    expect(service.asked(chatContract.sendMessage)).toEqual([]);
  });
});

describe('the assistant on the free plan', () => {
  const assistant = conversationOf({ kind: 'assistant', people: [] });
  const told = /faz parte do plano individual.*a ajuda aparece aqui em qualquer plano/;

  it('says before the first word what belongs to a plan, and what does not', async () => {
    world.plan = 'free';
    chatService([assistant]);
    await showChat(<DesktopChatPage />, at(assistant.id));
    expect(await screen.findByText(told)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver os planos' }).getAttribute('href')).toBe(
      '/payment',
    );
    const row = screen.getByRole('link', { name: /^Assistente/ });
    expect(row.textContent).toContain('As respostas fazem parte de um plano');
  });

  it('is silent about plans for who has one', async () => {
    chatService([assistant]);
    await showChat(<DesktopChatPage />, at(assistant.id));
    expect(await screen.findByText(/Conte como está o seu dia/)).toBeTruthy();
    expect(screen.queryByText(told)).toBeNull();
  });
});

describe('a report', () => {
  it('reaches who wrote and has left the group since', async () => {
    const group = conversationOf({ kind: 'group', name: 'Rotas', people: [] });
    const threat = messageOf(1, 'Vou acabar com você.');
    const service = chatService([group], [threat]);
    const { person } = await showChat(<DesktopChatPage />, at(group.id));
    const item = (await screen.findByText(threat.text ?? '')).closest('li');
    await person.click(
      within(item as HTMLElement).getByRole('button', { name: 'Opções da mensagem' }),
    );
    await person.click(await screen.findByRole('menuitem', { name: 'Denunciar' }));
    const sheet = await screen.findByRole('dialog', { name: 'Denunciar esta mensagem' });
    await person.click(within(sheet).getByRole('button', { name: 'Enviar denúncia' }));
    await waitFor(() => {
      expect(service.changes).toContain(`PUT /api/chat/blocks/${BRUNO.id}`);
    });
    expect(service.asked(chatContract.report)[0]?.body).toMatchObject({ reportedId: BRUNO.id });
  });

  it('carries the message, and of those before it only what is ticked', async () => {
    const conversation = conversationOf();
    const before = messageOf(1, 'Não quero falar disso.');
    const threat = messageOf(2, 'Todo mundo vai ficar sabendo.');
    const service = chatService([conversation], [before, threat]);
    const { person } = await showChat(<DesktopChatPage />, at(conversation.id));
    const item = (await screen.findByText(threat.text ?? '')).closest('li');
    await person.click(
      within(item as HTMLElement).getByRole('button', { name: 'Opções da mensagem' }),
    );
    await person.click(await screen.findByRole('menuitem', { name: 'Denunciar' }));
    const sheet = await screen.findByRole('dialog', { name: 'Denunciar esta mensagem' });
    expect(within(sheet).getByText(/Sua empresa não recebe/)).toBeTruthy();
    await person.click(within(sheet).getByRole('radio', { name: 'Assédio' }));
    await person.click(within(sheet).getByRole('button', { name: 'Enviar denúncia' }));
    await waitFor(() => {
      const [report] = service.asked(chatContract.report);
      expect(report?.body).toMatchObject({
        ...{ reportedId: BRUNO.id, reason: 'harassment', messageIds: [threat.id] },
      });
    });
    expect(service.changes).toContain(`PUT /api/chat/blocks/${BRUNO.id}`);
  });
});
