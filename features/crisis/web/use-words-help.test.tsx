import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { show } from '#packages/testing/screens/show.tsx';
import { hideToast, preloadToasts, Toaster } from '#packages/ui/index.ts';
import { dangerHeardIn } from './danger-heard.ts';
import { useWordsHelp } from './use-words-help.ts';
import { WordsHelp, WordsHelpCard, WordsHelpToTheEnd } from './WordsHelp.tsx';

const DARK = 'Vou me matar hoje à noite, já separei os comprimidos.';
const card = () => screen.queryByRole('region', { name: 'Ajuda para agora' });
const SOON = { timeout: 20_000 };
const cardComes = () => screen.findByRole('region', { name: 'Ajuda para agora' }, SOON);
const toast = () => screen.queryByRole('button', { name: 'Abrir a página de ajuda' });

/** A field for words with buttons that write each of the texts, as somebody who pastes them would. */
function Written({ texts }: { readonly texts: readonly string[] }) {
  const [text, setText] = useState('');
  return (
    <>
      <WordsHelp text={text} />
      {texts.map((one) => (
        <button key={one} type="button" onClick={() => setText(one)}>
          {one}
        </button>
      ))}
    </>
  );
}

/** A form that writes a text and is gone with the next tap. */
function Form({ first = '', text }: { readonly first?: string; readonly text: string }) {
  const [state, setState] = useState<string | null>(first);
  return (
    <>
      {state === null ? <p>fechado</p> : <WordsHelpToTheEnd text={state} />}
      <button type="button" onClick={() => setState(text)}>
        escrever
      </button>
      <button type="button" onClick={() => setState(null)}>
        salvar
      </button>
      <Toaster />
    </>
  );
}

const press = (person: Awaited<ReturnType<typeof show>>['person'], name: string) =>
  person.click(screen.getByRole('button', { name }));

afterEach(() => hideToast('help'));

function Day({ notes }: { readonly notes: readonly string[] }) {
  return <WordsHelpCard help={useWordsHelp(...notes)} />;
}

describe('words of danger in a field', () => {
  it('put away one danger, and not another one beside it that nobody has seen', async () => {
    const notes = [
      'Vou me enforcar hoje.',
      'Meu marido me bateu de novo e disse que vai me matar.',
    ];
    const { person } = await show(<Day notes={notes} />);
    const first = (await cardComes()).textContent;
    await press(person, 'Não é isso');
    expect((await cardComes()).textContent).not.toBe(first);
    await press(person, 'Não é isso');
    expect(card()).toBeNull();
  });

  it('are meant anew on another day', async () => {
    const { person, unmount } = await show(<Day notes={['Quero morrer, acabou para mim.']} />);
    await cardComes();
    await press(person, 'Não é isso');
    expect(card()).toBeNull();
    unmount();
    const tomorrow = Date.now() + 86_400_000;
    vi.spyOn(Date, 'now').mockReturnValue(tomorrow);
    await show(<Day notes={['Quero morrer, acabou para mim.']} />);
    await cardComes();
  });

  it('bring help that stays away once it was put away, in every place with these words', async () => {
    const other = 'Tomei a cartela inteira faz uma hora.';
    const writtenOn = `${DARK} E choveu.`;
    const { person, unmount } = await show(<Written texts={[DARK]} />);
    await press(person, DARK);
    await cardComes();
    await press(person, 'Não é isso');
    expect(card()).toBeNull();
    unmount();
    const { person: again } = await show(<Written texts={[DARK, writtenOn, other]} />);
    await press(again, other);
    await cardComes();
    await press(again, DARK);
    await waitFor(() => expect(card()).toBeNull(), SOON);
    await press(again, other);
    await cardComes();
    await press(again, writtenOn);
    await waitFor(() => expect(card()).toBeNull(), SOON);
  });

  it('are said once, and never those that stood there before', async () => {
    const said = () => screen.queryByRole('alert')?.textContent;
    const { unmount } = await show(<WordsHelp text="Quero me matar, não aguento." />);
    await cardComes();
    expect(said()).toBe('');
    unmount();
    const written = 'Penso em me matar amanhã cedo.';
    const { person } = await show(<Written texts={[written]} />);
    await press(person, written);
    await cardComes();
    await waitFor(() => expect(said()).toContain('Ligar 188, CVV'));
  });

  it('lead to help where they were saved before they could be read', async () => {
    const { person } = await show(
      <Form text="Não quero mais viver, vou me jogar da ponte hoje." />,
    );
    await press(person, 'escrever');
    await press(person, 'salvar');
    await waitFor(() => expect(toast()).toBeTruthy(), SOON);
  });

  it.each([
    [
      'are nothing new where they stood there before',
      { first: 'Quero morrer.', text: 'Quero morrer.' },
    ],
    ['are nothing on an ordinary day', { text: 'Comprei pão e voltei a pé.' }],
  ])('%s', async (_, field) => {
    const { person } = await show(<Form {...field} />);
    await press(person, 'escrever');
    await press(person, 'salvar');
    await screen.findByText('fechado');
    await act(async () => {
      await dangerHeardIn(field.text);
      await preloadToasts();
    });
    expect(toast()).toBeNull();
  });
});
