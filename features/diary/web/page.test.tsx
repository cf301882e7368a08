import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addDays, dayOf } from '#packages/kernel/day.ts';
import { EXAMPLE_READING, entryOf } from '#packages/testing/screens/entries.ts';
import { OFFLINE, refuse } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import { diaryContract } from '../contract/diary.contract.ts';
import { DAY_BEFORE_ACCOUNT } from '../contract/entry-day.ts';
import DesktopDiaryPage from './desktop/DiaryPage.tsx';
import { headQueue } from './local/head.ts';
import { entryQueue } from './local/waiting.ts';
import MobileDiaryPage from './mobile/DiaryPage.tsx';
import { diaryService } from './testing/diary-service.ts';

const TODAY = dayOf(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
const text = () => screen.findByRole('textbox', { name: 'Seu texto' });
const title = () => screen.getByRole('textbox', { name: 'Título' });
const save = () => screen.getByRole('button', { name: 'Guardar e analisar' });
const star = () => screen.getByRole('button', { name: 'Favorito' });
const list = () => screen.getByRole('navigation', { name: 'Registros anteriores' });

afterEach(() => {
  cleanup();
  entryQueue.clear();
  headQueue.clear();
  localStorage.clear();
  notifications.clean();
  vi.unstubAllGlobals();
});

describe('a page to write on', () => {
  it('is saved with its title, the day it is about and its star, and asks for none of them', async () => {
    using service = diaryService();
    const { person } = await show(<DesktopDiaryPage />);
    fireEvent.change(await text(), { target: { value: 'Saí às cinco, de verdade.' } });
    fireEvent.change(title(), { target: { value: '  O turno que terminou na hora ' } });
    await person.click(star());
    await person.click(screen.getByRole('button', { name: /^Dia do registro/ }));
    await person.click(await screen.findByRole('button', { name: 'Ontem' }));
    await person.click(save());
    expect(
      await screen.findByRole('heading', { name: 'O turno que terminou na hora' }),
    ).toBeTruthy();
    const body = service.server.calls.find(({ method }) => method === 'POST')?.body;
    expect(body).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab]/),
      title: 'O turno que terminou na hora',
      day: addDays(TODAY, -1),
      favourite: true,
    });
    await person.click(screen.getByRole('button', { name: 'Escrever no diário' }));
    fireEvent.change(await text(), { target: { value: 'Só texto.' } });
    await person.click(save());
    await waitFor(() => expect(service.entries).toHaveLength(2));
    const plain = service.server.calls.filter(({ method }) => method === 'POST').at(-1)?.body;
    expect(Object.keys(plain as object).sort()).toEqual(['analyse', 'favourite', 'id', 'text']);
  });

  it('keeps a title of 10,000 characters, says how many to take out, and does not send it', async () => {
    using service = diaryService();
    const { person } = await show(<DesktopDiaryPage />);
    fireEvent.change(await text(), { target: { value: 'Um dia.' } });
    fireEvent.change(title(), { target: { value: 'a'.repeat(10_000) } });
    expect((await screen.findByRole('alert')).textContent).toMatch(/até 120 caracteres.*9880/);
    await person.click(save());
    expect(title()).toHaveProperty('value', 'a'.repeat(10_000));
    expect(document.activeElement).toBe(title());
    expect(service.server.calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it.each([
    ['ahead', addDays(TODAY, 1), 'Esse dia ainda não começou. Escolha outro.'],
    [
      'of more than 30 days ago',
      addDays(TODAY, -31),
      'Só dá para escrever sobre os últimos 30 dias. Escolha outro dia.',
    ],
  ])('takes no day %s', async (_, day, words) => {
    using _service = diaryService();
    const { person } = await show(<DesktopDiaryPage />);
    await text();
    const before = screen.getByRole('button', { name: /^Dia do registro/ }).textContent;
    await person.click(screen.getByRole('button', { name: /^Dia do registro/ }));
    fireEvent.change(await screen.findByLabelText('Outro dia'), { target: { value: day } });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Dia do registro/ }).textContent).toBe(before);
  });

  it('says of a day that the server refuses, and keeps the text', async () => {
    using service = diaryService();
    service.server.answer(diaryContract, { writeEntry: refuse(DAY_BEFORE_ACCOUNT) });
    const { person } = await show(<DesktopDiaryPage />);
    fireEvent.change(await text(), { target: { value: 'De antes.' } });
    await person.click(save());
    expect(
      await screen.findByText('Esse dia é de antes da sua conta. Escolha outro.'),
    ).toBeTruthy();
    expect(await text()).toHaveProperty('value', 'De antes.');
  });

  it('hears of danger in a title alone', async () => {
    using _service = diaryService();
    const { person } = await show(<DesktopDiaryPage />);
    fireEvent.change(await text(), { target: { value: 'Um dia comum.' } });
    fireEvent.change(title(), { target: { value: 'Quero morrer' } });
    await person.click(save());
    expect(await screen.findByRole('region', { name: 'Ajuda para agora' })).toBeTruthy();
  });

  it('says that the keys save, where there are keys', async () => {
    using _service = diaryService();
    await show(<DesktopDiaryPage />);
    await text();
    expect(screen.getByText('Ctrl + Enter guarda e analisa')).toBeTruthy();
    cleanup();
    await show(<MobileDiaryPage />, { layout: 'mobile', address: '/diary?write=1' });
    await text();
    expect(screen.queryByText(/Ctrl/)).toBeNull();
  });
});

describe('dictation', () => {
  /** The browser's recognition; what it says of its language on this device. */
  function recognition(state: string, local = true) {
    class Recognition extends EventTarget {
      static readonly made: Recognition[] = [];
      static readonly available = async () => state;
      start = vi.fn(() => Recognition.made.push(this));
      stop = () => this.dispatchEvent(new Event('end'));
      abort = this.stop;
    }
    if (local)
      Object.defineProperty(Recognition.prototype, 'processLocally', {
        value: false,
        writable: true,
      });
    vi.stubGlobal('SpeechRecognition', Recognition);
    return Recognition;
  }

  it.each([
    ['cannot hear', () => undefined],
    ['would have to fetch the language', () => recognition('downloadable')],
    ['would send the voice away', () => recognition('available', false)],
  ])('is not offered by a browser that %s', async (_, browser) => {
    browser();
    using _service = diaryService();
    await show(<DesktopDiaryPage />);
    await text();
    await Promise.resolve();
    expect(screen.queryByRole('button', { name: 'Ditar' })).toBeNull();
  });

  it('puts what was said after what is written, on this device alone', async () => {
    const { made } = recognition('available');
    using _service = diaryService();
    const { person } = await show(<DesktopDiaryPage />);
    fireEvent.change(await text(), { target: { value: 'Escrito.' } });
    await person.click(await screen.findByRole('button', { name: 'Ditar' }));
    expect(made[0]).toMatchObject({ processLocally: true, lang: 'pt-BR' });
    const said = Object.assign([{ transcript: ' e dito ' }], { isFinal: true });
    made[0]?.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results: [said] }));
    await waitFor(async () => expect(await text()).toHaveProperty('value', 'Escrito. e dito'));
    await person.click(screen.getByRole('button', { name: 'Parar de ditar' }));
    expect(screen.getByRole('button', { name: 'Ditar' })).toBeTruthy();
  });
});

describe('an entry on its page', () => {
  const entry = entryOf({ title: 'Dividi as entregas' });
  const address = `/diary?entry=${entry.id}`;

  it('changes its star and day at once; they wait on the device while there is no connection', async () => {
    using service = diaryService([entry]);
    service.server.answer(diaryContract, { changeHead: OFFLINE });
    const { person } = await show(<DesktopDiaryPage />, { address });
    await person.click(await screen.findByRole('button', { name: 'Favorito' }));
    await waitFor(() => expect(star().getAttribute('aria-pressed')).toBe('true'));
    await person.click(screen.getByRole('button', { name: /^Dia do registro/ }));
    await person.click(await screen.findByRole('button', { name: 'Hoje' }));
    await waitFor(() => expect(headQueue.pending('')).toHaveLength(2));
    const row = await within(list()).findByRole('link', { name: /Dividi as entregas/ });
    expect(row.textContent).toContain('hoje');
    expect(row.textContent).toContain('Favorito');
  });

  it('keeps its former title until another is saved, and sends no text for it', async () => {
    using service = diaryService([entry]);
    const { person } = await show(<DesktopDiaryPage />, { address });
    await person.click(await screen.findByRole('button', { name: 'Mais opções deste registro' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Editar' }));
    fireEvent.change(await screen.findByRole('textbox', { name: 'Título' }), {
      target: { value: 'Dividi tudo' },
    });
    await person.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByRole('heading', { name: 'Dividi tudo' })).toBeTruthy();
    const changes = service.server.calls.filter(({ method }) => method === 'PATCH');
    expect(changes).toMatchObject([{ body: { title: 'Dividi tudo' } }]);
  });
});

describe('the list', () => {
  const entry = entryOf({
    title: 'Violão',
    text: 'Cedo acordei. Voltei às aulas de violão depois de um ano. E dormi bem.',
  });

  it('shows the sentence with the word that was searched, marked', async () => {
    using _service = diaryService([entry]);
    const { person } = await show(<DesktopDiaryPage />);
    await person.type(await screen.findByRole('searchbox', { name: 'Buscar no diário' }), 'violão');
    const row = await within(list()).findByText('Voltei às aulas de');
    const marks = [...(row.closest('a')?.querySelectorAll('mark') ?? [])];
    expect(marks.map(({ textContent }) => textContent)).toEqual(['Violão', 'violão']);
  });

  it('brings back what was a year ago, and nothing beside an entry of danger', async () => {
    const yearAgo = entryOf({ id: '019a9b1c-7a64-7c52-8a1e-0c9f1d2e3f41', title: 'Sem a Bia' });
    const danger = entryOf({
      text: 'Quero morrer.',
      reading: { ...EXAMPLE_READING, crisisLevel: 2 },
    });
    using _service = diaryService([danger], yearAgo);
    const { person } = await show(<DesktopDiaryPage />);
    const card = await screen.findByRole('link', { name: /Há um ano, neste dia.*Sem a Bia/ });
    await person.click(within(list()).getByRole('link', { name: /Quero morrer/ }));
    await waitFor(() => expect(card.isConnected).toBe(false));
  });
});
