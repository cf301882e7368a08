import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import { COUNTRIES, type Country } from '../contract/country.rules.ts';
import { DANGER_KINDS } from '../contract/danger.ts';
import { type Danger, helpFor } from '../contract/help.rules.ts';
import {
  ASK_WORDINGS,
  GENTLE_WORDINGS,
  LEAD_WORDINGS,
  OPENING_WORDINGS,
  THANKS_WORDINGS,
} from '../contract/wording.rules.ts';
import { HelpCard, type HelpCardProps } from './HelpCard.tsx';
import en from './locales/en-US.json' with { type: 'json' };
import es from './locales/es-ES.json' with { type: 'json' };
import fr from './locales/fr-FR.json' with { type: 'json' };
import pt from './locales/pt-BR.json' with { type: 'json' };

const TEXTS = { 'pt-BR': pt, 'en-US': en, 'es-ES': es, 'fr-FR': fr };
type Language = keyof typeof TEXTS;

interface Shown extends Partial<Omit<HelpCardProps, 'help'>>, Partial<Danger> {
  readonly country?: Country;
}

function show(
  { kind = 'self', urgency = 'now', country = 'BR', ...props }: Shown = {},
  language: Language = 'pt-BR',
) {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { crisis: TEXTS[language] } },
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  const onDismiss = vi.fn();
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <HelpCard
        help={helpFor({ kind, urgency }, country)}
        occurrence={0}
        onDismiss={onDismiss}
        {...props}
      />
    </I18nextProvider>,
  );
  return { onDismiss, card: screen.getByRole('region'), container };
}

const addresses = (card: HTMLElement) =>
  within(card)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'));

describe('in immediate danger', () => {
  it('thanks first, then whom to call, then what to do, and tells nobody', () => {
    const { card } = show();
    const text = card.textContent ?? '';
    const order = [
      'Obrigado por escrever isso. O que você sente importa.',
      'Ligar 188, CVV',
      'Perigo agora? Ligar 192, SAMU',
      'Fique perto de alguém.',
      'Se houver algo por perto com que possa se machucar',
      'Não avisamos sua empresa, o RH nem ninguém.',
    ].map((words) => text.indexOf(words));
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(addresses(card)).toEqual(['tel:188', 'tel:192', '/ajuda#self', '/safety-plan']);
  });

  it('can be put away with one press', async () => {
    const { onDismiss } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Não é isso' }));
    expect(onDismiss).toHaveBeenCalledOnce();
  });
});

describe('a card that comes', () => {
  const SENTENCE = 'Obrigado por escrever isso. O que você sente importa. Ligar 188, CVV';
  const said = (card: HTMLElement) => within(card).getByRole('alert').textContent;

  it('says its first line and whom to call, once for the same', () => {
    const first = show({ news: 'quero morrer' });
    expect(said(first.card)).toBe(SENTENCE);
    expect(document.activeElement).toBe(document.body);
    first.container.remove();
    expect(said(show({ news: 'quero morrer hoje' }).card)).toBe('');
  });

  it('says it again of other words, and of what is sooner', () => {
    const first = show({ news: 'a', urgency: 'today' });
    expect(said(first.card)).toBe(SENTENCE);
    first.container.remove();
    const second = show({ news: 'a', urgency: 'now' });
    expect(said(second.card)).toBe(SENTENCE);
    second.container.remove();
    expect(said(show({ news: 'outro' }).card)).toBe(SENTENCE);
  });

  it.each([
    ['is only read again', {}],
    ['is of another day', { news: 'antigo', folded: 'old' }],
  ] as const)('says nothing where it %s', (_, props) => {
    expect(said(show(props).card)).toBe('');
  });

  it('takes the focus of who has finished, so that the next Tab is the first call', async () => {
    const { card } = show({ news: 'terminado', finished: true });
    const heading = within(card).getByRole('heading', { name: /^Obrigado por escrever isso/ });
    expect(document.activeElement).toBe(heading);
    expect(said(card)).toBe('');
    await userEvent.tab();
    expect(document.activeElement).toBe(within(card).getByRole('link', { name: /^Ligar 188/ }));
  });

  it('is said to who writes elsewhere by then', () => {
    const field = document.body.appendChild(document.createElement('textarea'));
    field.focus();
    const { card } = show({ news: 'depois', finished: true });
    expect(document.activeElement).toBe(field);
    expect(said(card)).toBe(SENTENCE);
    field.remove();
  });
});

it.each([
  ['self', 'O que você sente importa.', 'Você está pensando em morrer?'],
  ['home-violence', 'A culpa não é sua.', 'Obrigado por contar isso.'],
] as const)('%s: one line, the calls, and the longer words after them', (kind, line, longer) => {
  const text = show({ kind, urgency: 'today' }).card.textContent ?? '';
  const order = [line, 'Ligar 188', longer].map((words) => text.indexOf(words));
  expect(order).not.toContain(-1);
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

it('asks one gentle question and says that the call is anonymous, at level 2', () => {
  const { card } = show({ urgency: 'today' });
  expect(card.textContent?.match(/\?/g)).toHaveLength(2);
  expect(card.textContent).toContain(
    'Você não precisa dizer seu nome. Se o telefone for da empresa, o número pode aparecer na conta.',
  );
});

it('is one soft line with the number folded away, at level 1', () => {
  const { card } = show({ urgency: 'support' });
  expect(within(card).getByRole('group')).toHaveProperty('open', false);
  expect(addresses(card)[0]).toBe('tel:188');
});

it('keeps the numbers of the place in every language', () => {
  for (const language of Object.keys(TEXTS) as Language[]) {
    const { card, container } = show({}, language);
    expect(addresses(card).slice(0, 2)).toEqual(['tel:188', 'tel:192']);
    container.remove();
  }
});

it.each(COUNTRIES)('has a call for %s that says each number once', (country) => {
  const { card } = show({ country }, 'en-US');
  for (const words of card.querySelectorAll('b')) {
    expect(words.textContent).not.toMatch(/(\d{3,}), \1$/);
  }
});

describe('of another kind', () => {
  it('names violence at home, says whose fault it is not, and puts the police first where it is now', () => {
    const { card } = show({ kind: 'home-violence' });
    expect(card.textContent).toContain('A culpa não é sua.');
    expect(addresses(card)).toEqual(['tel:190', 'tel:180', 'tel:188', '/ajuda#home-violence']);
    expect(card.textContent).toContain('Não avisamos sua empresa, o RH nem ninguém.');
  });

  it('puts who comes at once first in a medical emergency, and thanks for nothing', () => {
    const { card } = show({ kind: 'medical' });
    expect(addresses(card).slice(0, 2)).toEqual(['tel:192', 'tel:08007226001']);
    expect(card.textContent).not.toContain('Obrigado');
  });

  it('of somebody else says how to speak with them', () => {
    const { card } = show({ kind: 'someone-else', urgency: 'today' });
    expect(card.textContent).toContain('Alguém machuca você?');
  });

  it.each(['again', 'old'] as const)(
    'is one line that opens where it was folded (%s)',
    (folded) => {
      const { card } = show({ kind: 'home-violence', folded });
      expect(within(card).getByRole('group')).toHaveProperty('open', false);
      expect(card.textContent).not.toContain('A culpa não é sua.');
    },
  );

  it.each(DANGER_KINDS.filter((kind) => kind !== 'self'))(
    '%s: no two cards in a row say the same',
    (kind) => {
      const first = show({ kind, urgency: 'today' });
      const before = first.card.textContent;
      first.container.remove();
      expect(show({ kind, urgency: 'today', occurrence: 1 }).card.textContent).not.toBe(before);
    },
  );
});

describe('the words', () => {
  it.each(Object.entries(TEXTS))('of %s have every kind, whole', (_language, { kinds, card }) => {
    expect(Object.keys(kinds)).toEqual([...DANGER_KINDS]);
    expect(card.opening).toHaveLength(OPENING_WORDINGS);
    for (const { lead, steps } of Object.values(kinds)) {
      expect([lead.length, steps.length]).toEqual([LEAD_WORDINGS, 3]);
    }
  });

  it.each(Object.entries(TEXTS))('of %s have every wording', (_language, { card }) => {
    expect(card.thanks).toHaveLength(THANKS_WORDINGS);
    expect(card.gentle).toHaveLength(GENTLE_WORDINGS);
    expect(card.ask).toHaveLength(ASK_WORDINGS);
  });

  it('change from one card to the next', () => {
    const first = show({ occurrence: 0 });
    const before = first.card.textContent;
    first.container.remove();
    expect(show({ occurrence: 1 }).card.textContent).not.toBe(before);
  });

  it.each(Object.entries(TEXTS))('of %s raise no alarm', (_language, texts) => {
    const words = JSON.stringify(texts);
    expect(words).not.toMatch(/!|⚠|RISCO|RISK|RIESGO|RISQUE/);
  });
});
