import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { MENTION_STATUSES, type MentionView } from '#features/burnout/contract/burnout.contract.ts';
import { EXAMPLE_READING, EXAMPLE_TEXT } from '#packages/testing/screens/entries.ts';
import { show } from '#packages/testing/screens/show.tsx';
import { EntryText } from './EntryText.tsx';

const nothing = () => undefined;

function textWith(
  mentions: readonly MentionView[],
  onDismiss = nothing as (m: MentionView) => void,
) {
  return (
    <EntryText text={EXAMPLE_TEXT} mentions={mentions} onDismiss={onDismiss} onRecount={nothing} />
  );
}

describe('the marked words of an entry', () => {
  it('say their category and weight to a screen reader, and that a negated one does not count', async () => {
    await show(textWith(EXAMPLE_READING.mentions));
    const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual([
      'cansada, exaustão emocional, pesa 3',
      'dor de cabeça, sintomas físicos, pesa 2',
      'aliviada, sinais positivos, pesa −2',
      'irritada, distanciamento, não conta: negada',
      'devia dar conta, autocrítica, pesa 2',
    ]);
  });

  it('leave the text as it was written', async () => {
    await show(textWith(EXAMPLE_READING.mentions));
    expect(screen.getByText('Hoje acordei', { exact: false }).parentElement?.textContent).toBe(
      EXAMPLE_TEXT,
    );
  });

  it.each(MENTION_STATUSES)('explain the status %s in words', async (status) => {
    const [first] = EXAMPLE_READING.mentions;
    if (!first) throw new Error('The example has mentions');
    const weight = status === 'counted' ? 3 : 0;
    const { person } = await show(
      textWith([{ ...first, status, weight, trigger: { start: 0, end: 4 } }]),
    );
    await person.click(screen.getByRole('button', { name: /^cansada/ }));
    const why = await screen.findByRole('dialog');
    expect(why.textContent).toMatch(/“cansada”.*\./);
    expect(why.textContent).not.toContain('{{');
    if (!['counted', 'repeated', 'dismissed', 'crisis'].includes(status)) {
      expect(why.textContent).toContain('“Hoje”');
    }
  });

  it('say what a counted one means, and the sum only when asked', async () => {
    const { person } = await show(textWith(EXAMPLE_READING.mentions));
    await person.click(screen.getByRole('button', { name: /^cansada/ }));
    const dialog = await screen.findByRole('dialog', { name: /^cansada/ });
    expect(dialog.textContent).toContain('“cansada” é cansaço: exaustão emocional.');
    expect(dialog.textContent).not.toContain('pesa 3');
    await person.click(within(dialog).getByRole('button', { name: 'Ver a conta' }));
    expect(dialog.textContent).toContain('+3 “cansada” pesa 3 nesta categoria');
  });

  it('let the person say that one does not fit, and close', async () => {
    const onDismiss = vi.fn();
    const { person } = await show(textWith(EXAMPLE_READING.mentions, onDismiss));
    await person.click(screen.getByRole('button', { name: /^cansada/ }));
    const dialog = await screen.findByRole('dialog', { name: /^cansada/ });
    await person.click(within(dialog).getByRole('button', { name: 'Não combina comigo' }));
    expect(onDismiss).toHaveBeenCalledWith(EXAMPLE_READING.mentions[0]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are reached one after the other by Tab, each with a focus of its own', async () => {
    const { person } = await show(textWith(EXAMPLE_READING.mentions));
    const reached: (string | null)[] = [];
    for (const _ of EXAMPLE_READING.mentions) {
      await person.tab();
      reached.push(document.activeElement?.textContent ?? null);
    }
    expect(reached).toEqual([
      'cansada',
      'dor de cabeça',
      'aliviada',
      'irritada',
      'devia dar conta',
    ]);
  });

  it.each([
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ])(
    'open by %s with the reason read out, and give the focus back on Escape',
    async (_key, press) => {
      const { person } = await show(textWith(EXAMPLE_READING.mentions));
      const word = screen.getByRole('button', { name: /^irritada/ });
      word.focus();
      await person.keyboard(press);
      const dialog = await screen.findByRole('dialog', { name: /^irritada/ });
      const reason = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
      expect(reason?.textContent).toContain('“Não” por perto nega a expressão');
      await vi.waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
      expect(word.getAttribute('aria-expanded')).toBe('true');
      await person.keyboard('{Escape}');
      await vi.waitFor(() => expect(document.activeElement).toBe(word));
      expect(word.getAttribute('aria-expanded')).toBe('false');
    },
  );

  it('look different without colour: counted ones have a ground, the others only dots below', async () => {
    await show(textWith(EXAMPLE_READING.mentions));
    const styles = new Map(
      screen
        .getAllByRole('button')
        .map(({ textContent, style }) => [textContent, style.textDecorationStyle]),
    );
    expect(styles.get('irritada')).toBe('dotted');
    for (const word of ['cansada', 'dor de cabeça', 'aliviada', 'devia dar conta']) {
      expect(styles.get(word)).not.toBe('dotted');
    }
  });

  it('open a sheet on mobile', async () => {
    const { person } = await show(textWith(EXAMPLE_READING.mentions), { layout: 'mobile' });
    await person.click(screen.getByRole('button', { name: /^irritada/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Por que esta expressão não contou' });
    expect(sheet.textContent).toContain('“Não” por perto nega a expressão ou diz que ela acabou');
  });
});
