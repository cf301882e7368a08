import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EXAMPLE_READING, entryOf } from '#packages/testing/screens/entries.ts';
import { OFFLINE, refuse } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import { preloadToasts, Toaster } from '#packages/ui/index.ts';
import { diaryContract } from '../contract/diary.contract.ts';
import DesktopDiaryPage from './desktop/DiaryPage.tsx';
import { entryQueue } from './local/waiting.ts';
import MobileDiaryPage from './mobile/DiaryPage.tsx';
import { entrySenderOf } from './send-entries.ts';
import { diaryService } from './testing/diary-service.ts';

const CRISIS = 'Não aguento mais, quero morrer.';
const text = () => screen.findByRole('textbox', { name: 'Seu texto' });
const send = () => screen.getByRole('button', { name: 'Guardar e analisar' });
const rows = () => screen.findAllByRole('link');
const online = (value: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(value);

/** What this device remembers of help cards. */
function localHelp(): { dismissed: string[] } | null {
  const key = Object.keys(localStorage).find((name) => name.endsWith('.help'));
  return key ? JSON.parse(localStorage.getItem(key) ?? 'null') : null;
}

/** What the frame around every screen does, for who is signed in. */
function Sending() {
  const client = useQueryClient();
  useEffect(() => entryQueue.start('', entrySenderOf(client, '')), [client]);
  return null;
}

const DesktopInFrame = () => (
  <>
    <Sending />
    <DesktopDiaryPage />
  </>
);

afterEach(() => {
  entryQueue.clear();
  localStorage.clear();
  notifications.clean();
});

describe('writing', () => {
  it('refuses an empty text with the reason beside it', async () => {
    using service = diaryService();
    const { person } = await show(<DesktopInFrame />);
    await text();
    await person.click(send());
    expect(await screen.findByText('Escreva alguma coisa antes de enviar.')).toBeTruthy();
    expect(service.server.calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('shows the entry at once as being read, then with its marks when the stream tells', async () => {
    using service = diaryService();
    const { person, client } = await show(<DesktopInFrame />);
    await person.type(await text(), 'Hoje acordei cansada de novo.');
    await person.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Lendo seu texto')).toBeTruthy();
    const [row] = await rows();
    expect(row?.textContent).toContain('lendo o texto');
    const [entry] = service.entries;
    await service.analyse(client, entry?.id ?? '', { text: entryOf().text });
    expect(await screen.findByRole('button', { name: /^cansada, .*pesa 3$/ })).toBeTruthy();
    expect(screen.getByText('O que o programa leu')).toBeTruthy();
    await waitFor(() => expect(row?.textContent).not.toContain('lendo o texto'));
  });

  it('keeps every letter when the server fails, and does not double the entry on the next try', async () => {
    using service = diaryService();
    const { person } = await show(<DesktopInFrame />);
    service.server.answer(diaryContract, { writeEntry: refuse('internal') });
    await person.type(await text(), 'Não pode sumir.');
    await person.click(send());
    expect(await screen.findByText(/Não deu para processar seu texto/)).toBeTruthy();
    expect(await text()).toHaveProperty('value', 'Não pode sumir.');
    service.recover();
    await person.click(send());
    await screen.findByText('Lendo seu texto');
    const [first, ...more] = service.server.asked(diaryContract.writeEntry);
    expect(first?.body.id).toBeDefined();
    expect(more.map(({ body }) => body.id)).toEqual([first?.body.id]);
  });

  it('without a connection keeps the entry on the device and sends it once when it is back', async () => {
    using service = diaryService();
    const { person } = await show(<DesktopInFrame />);
    await person.type(await text(), 'Sem internet.');
    online(false);
    await person.click(send());
    const waiting = await screen.findByRole('list', { name: 'Esperando para enviar' });
    expect(within(waiting).getByText(/Sem conexão com o Florescer/)).toBeTruthy();
    online(true);
    window.dispatchEvent(new Event('online'));
    await waitFor(() =>
      expect(screen.queryByRole('list', { name: 'Esperando para enviar' })).toBeNull(),
    );
    expect(service.entries).toHaveLength(1);
  });

  it('leaves a draft that is there again, and takes it away once saved', async () => {
    using service = diaryService();
    const { person } = await show(<DesktopInFrame />);
    await person.type(await text(), 'Pela metade');
    window.dispatchEvent(new Event('pagehide'));
    expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toHaveLength(1);
    expect(await screen.findByText('Rascunho guardado neste aparelho')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Só guardar' }));
    expect(await screen.findByRole('button', { name: 'Analisar agora' })).toBeTruthy();
    expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
    expect(service.entries[0]?.text).toBe('Pela metade');
  });
});

describe('a text that sounds like crisis', () => {
  it('brings help before anything else, in place of score and comment, until the person says no', async () => {
    const reading = { ...EXAMPLE_READING, crisisLevel: 2 };
    const entry = entryOf({ text: CRISIS, reading: { ...reading, mentions: [] } });
    using _service = diaryService([entry]);
    const { person } = await show(<DesktopInFrame />, { address: `/diary?entry=${entry.id}` });
    const help = await screen.findByRole('region', { name: 'Ajuda para agora' });
    expect(within(help).getByRole('link', { name: /Ligar 188/ })).toHaveProperty('href', 'tel:188');
    expect(screen.queryByText('O que o programa leu')).toBeNull();
    await person.click(within(help).getByRole('button', { name: 'Não é isso' }));
    expect(await screen.findByText('O que o programa leu')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Ajuda para agora' })).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
  });

  it('is saved without a word that would lie over help or over the text', async () => {
    using service = diaryService();
    await preloadToasts();
    const { person } = await show(
      <>
        <DesktopInFrame />
        <Toaster />
      </>,
    );
    await person.type(await text(), CRISIS);
    await person.click(send());
    const entry = await screen.findByRole('article');
    expect(service.entries).toHaveLength(1);
    expect(within(entry).getByRole('region', { name: 'Ajuda para agora' })).toBeTruthy();
    expect(screen.queryByText(/^Guardado/)).toBeNull();
  });

  it('has the focus at help once it is saved, and the next Tab is the first call', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-19T10:00:30Z') });
    using _service = diaryService();
    const { person } = await show(<DesktopInFrame />);
    await person.type(await text(), CRISIS);
    await person.click(send());
    const entry = await screen.findByRole('article');
    const help = within(entry).getByRole('region', { name: 'Ajuda para agora' });
    await waitFor(() => expect(document.activeElement).toBe(within(help).getByRole('heading')));
    await person.tab();
    expect(document.activeElement).toBe(within(help).getByRole('link', { name: /^Ligar 188/ }));
    vi.useRealTimers();
  });

  it('keeps help away on every device once the person said no, and brings it back on undo', async () => {
    const reading = { ...EXAMPLE_READING, crisisLevel: 3, mentions: [] };
    const entry = entryOf({ id: crypto.randomUUID(), text: CRISIS, reading });
    using service = diaryService([entry]);
    const { person } = await show(
      <>
        <DesktopDiaryPage />
        <Toaster />
      </>,
      { address: `/diary?entry=${entry.id}` },
    );
    await person.click(await screen.findByRole('button', { name: 'Não é isso' }));
    const changes = () => service.server.calls.filter(({ method }) => method === 'PATCH');
    await waitFor(() => expect(changes()).toHaveLength(1));
    expect(changes()[0]?.body).toEqual({ helpDismissed: true });
    // Nothing is left to remember on this device: the entry itself says so.
    await waitFor(() => expect(localHelp()?.dismissed).toEqual([]));
    await person.click(await screen.findByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByRole('region', { name: 'Ajuda para agora' })).toBeTruthy();
    expect(changes()[1]?.body).toEqual({ helpDismissed: false });
  });

  it('shows none where another device put it away, and can bring it back from the menu', async () => {
    const reading = { ...EXAMPLE_READING, crisisLevel: 3 };
    const entry = entryOf({ text: CRISIS, reading, helpDismissed: true });
    using service = diaryService([entry]);
    const { person } = await show(<DesktopInFrame />, { address: `/diary?entry=${entry.id}` });
    expect(await screen.findByText('O que o programa leu')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Ajuda para agora' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Mais opções deste registro' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Mostrar a ajuda' }));
    expect(await screen.findByRole('region', { name: 'Ajuda para agora' })).toBeTruthy();
    expect(service.entries[0]?.helpDismissed).toBe(false);
  });

  it('offers no help in the menu of an entry that never had any', async () => {
    const entry = entryOf();
    using _service = diaryService([entry]);
    const { person } = await show(<DesktopInFrame />, { address: `/diary?entry=${entry.id}` });
    await person.click(await screen.findByRole('button', { name: 'Mais opções deste registro' }));
    expect(await screen.findByRole('menuitem', { name: 'Copiar o texto' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Mostrar a ajuda' })).toBeNull();
  });

  it('has one card for a text that waits, and stores the no with the entry once it is sent', async () => {
    using service = diaryService();
    const { person } = await show(<DesktopInFrame />);
    await person.type(await text(), CRISIS);
    online(false);
    await person.click(send());
    expect(await screen.findAllByRole('region', { name: 'Ajuda para agora' })).toHaveLength(1);
    await person.click(screen.getByRole('button', { name: 'Não é isso' }));
    expect(screen.queryByRole('region', { name: 'Ajuda para agora' })).toBeNull();
    expect(service.server.calls.some(({ method }) => method === 'PATCH')).toBe(false);
    online(true);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(service.entries[0]?.helpDismissed).toBe(true));
    expect(screen.queryByRole('region', { name: 'Ajuda para agora' })).toBeNull();
  });

  it('remembers a no that could not be stored, and stores it when the stream is back', async () => {
    const entry = entryOf({ text: CRISIS, reading: { ...EXAMPLE_READING, crisisLevel: 2 } });
    using service = diaryService([entry]);
    service.server.answer(diaryContract, { editEntry: OFFLINE });
    const page = await show(<DesktopInFrame />, { address: `/diary?entry=${entry.id}` });
    await page.person.click(await screen.findByRole('button', { name: 'Não é isso' }));
    expect(await screen.findByText('O que o programa leu')).toBeTruthy();
    await waitFor(() => expect(localHelp()?.dismissed).toEqual([entry.id]));
    cleanup();
    service.recover();
    await show(<DesktopInFrame />, { address: `/diary?entry=${entry.id}` });
    await waitFor(() => expect(service.entries[0]?.helpDismissed).toBe(true));
    expect(screen.queryByRole('region', { name: 'Ajuda para agora' })).toBeNull();
  });

  it('brings help without a connection too', async () => {
    using _service = diaryService();
    const { person } = await show(<DesktopInFrame />);
    await person.type(await text(), CRISIS);
    online(false);
    await person.click(send());
    expect(await screen.findByRole('region', { name: 'Ajuda para agora' })).toBeTruthy();
    expect(await screen.findByRole('list', { name: 'Esperando para enviar' })).toBeTruthy();
  });
});

describe('an entry', () => {
  it('that is gone says so and leads back', async () => {
    using _service = diaryService();
    const { person, router } = await show(<DesktopInFrame />, {
      address: `/diary?entry=${entryOf().id}`,
    });
    await screen.findByText('Este registro não está mais aqui');
    await person.click(screen.getByRole('button', { name: 'Todos os registros' }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });

  it('loses a word that does not fit at once: the sum follows', async () => {
    const entry = entryOf();
    using _service = diaryService([entry]);
    const { person } = await show(<DesktopInFrame />, { address: `/diary?entry=${entry.id}` });
    await person.click(await screen.findByRole('button', { name: /^cansada/ }));
    await person.click(await screen.findByRole('button', { name: 'Não combina comigo' }));
    expect(
      await screen.findByRole('button', {
        name: 'cansada, exaustão emocional, não conta: não combina com você',
      }),
    ).toBeTruthy();
  });

  it('of another day is found by its words, which stay out of the address', async () => {
    const entries = [entryOf(), entryOf({ id: crypto.randomUUID(), text: 'Peguei o violão.' })];
    using _service = diaryService(entries);
    const { person, router } = await show(<DesktopInFrame />);
    await person.type(await screen.findByRole('searchbox', { name: 'Buscar no diário' }), 'violão');
    expect(await screen.findByText('1 registro')).toBeTruthy();
    expect((await rows()).map(({ textContent }) => textContent)).toHaveLength(1);
    expect(router.state.location.href).not.toContain('viol');
  });
});

describe('the list', () => {
  it('begins with an invitation', async () => {
    using _service = diaryService();
    await show(<MobileDiaryPage />, { layout: 'mobile' });
    expect(await screen.findByText('Seu diário começa aqui')).toBeTruthy();
  });

  it('says what is safe when it cannot be opened, and tries again', async () => {
    using service = diaryService([entryOf()]);
    service.server.answer(diaryContract, { listEntries: refuse('unavailable') });
    const { person } = await show(<DesktopInFrame />);
    expect(await screen.findByText('O que você guardou continua guardado.')).toBeTruthy();
    service.recover();
    await person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await rows()).toHaveLength(1);
  });
});
