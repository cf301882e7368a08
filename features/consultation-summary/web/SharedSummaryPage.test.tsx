import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type Answers,
  fakeServer,
  OFFLINE,
  refuse,
} from '#packages/testing/screens/fake-server.ts';
import { startTestTexts } from '#packages/ui/testing/texts.ts';
import { consultationContract, LINK_OVER } from '../contract/consultation-summary.contract.ts';
import type { Summary } from '../contract/summary.ts';
import { linkAddress } from './link/link-address.ts';
import { proofOf, sealSummary } from './link/link-crypto.ts';
import texts from './locales/pt-BR.json' with { type: 'json' };
import { SharedSummaryPage } from './SharedSummaryPage.tsx';

const ID = '0b7f6f3e-8f0c-4c8e-9d7a-0d6c1f9a2b3c';
const SUMMARY: Summary = {
  language: 'pt-BR',
  timeZone: 'America/Sao_Paulo',
  createdAt: '2026-11-18T15:00:00.000Z',
  from: '2026-10-20',
  to: '2026-11-18',
  period: '30d',
  name: 'Ana Ribeiro',
  message: 'Queria falar do cansaço.',
  entries: [
    {
      at: '2026-11-17T15:00:00.000Z',
      parts: [{ kind: 'text', text: 'Dormi pouco. ' }, { kind: 'covered' }],
    },
  ],
  signals: null,
  emotions: { of: 30, days: [{ day: '2026-11-17', level: 2 }] },
  notes: [],
};

/** A server that holds one link. */
async function linkService(pin = '', holds?: string) {
  const { content, secret } = await sealSummary(SUMMARY, pin);
  const right = await proofOf(secret, pin);
  const opens: Answers<typeof consultationContract> = {
    openLink: ({ body: { id, proof } }) =>
      id === ID && proof === right
        ? { content: holds ?? content, expiresAt: '2026-11-25T15:00:00.000Z' }
        : refuse('not_found'),
  };
  const server = fakeServer(consultationContract, opens);
  const link = { id: ID, secret, hasPin: pin !== '' };
  return { server, link, recover: () => void server.answer(consultationContract, opens) };
}

/** The page at a link, in a browser that is signed in nowhere. */
function visit(link: Parameters<typeof linkAddress>[1] | string) {
  const hash = typeof link === 'string' ? link : new URL(linkAddress('https://x.org', link)).hash;
  window.history.replaceState(null, '', `/consulta${hash}`);
  const { container } = render(
    <>
      <a hrefLang="en-US" href="/en/consulta">
        English
      </a>
      <SharedSummaryPage />
    </>,
  );
  return { container, person: userEvent.setup() };
}
const opening = () => screen.findByRole('button', { name: 'Abrir o resumo' });
const said = (words: RegExp) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toMatch(words));

beforeEach(async () => {
  document.documentElement.lang = 'pt-BR';
  await startTestTexts({ 'consultation-summary': texts });
});
afterEach(() => {
  window.history.replaceState(null, '', '/');
});

describe('a link to a summary', () => {
  it('asks nothing of the server until it is opened, and shows what was chosen, accessibly', async () => {
    const { server, link } = await linkService();
    const { container, person } = visit(link);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Alguém quer mostrar isto a você',
    );
    expect(screen.queryByLabelText('PIN de 6 números')).toBeNull();
    const button = await opening();
    expect(server.calls).toEqual([]);
    expect((await axe.run(container)).violations.map(({ id }) => id)).toEqual([]);

    await person.click(button);
    const summary = await screen.findByRole('article');
    const heading = within(summary).getByRole('heading', { level: 1 });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(within(summary).getByText('Ana Ribeiro')).toBeDefined();
    expect(within(summary).getByText('Queria falar do cansaço.')).toBeDefined();
    expect(summary.textContent).toContain('Dormi pouco.');
    expect(screen.getByText(/^Este link vale até 25 de novembro/)).toBeDefined();
    expect((await axe.run(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  it('tells the server neither the secret nor who opens it', async () => {
    const { server, link } = await linkService();
    const { person } = visit(link);
    await person.click(await opening());
    await screen.findByRole('article');
    const [asked] = server.calls;
    const told = server.calls.map((call) => ({
      ...call,
      query: [...call.query],
      headers: [...call.headers],
    }));
    expect(told).toHaveLength(1);
    expect(JSON.stringify(told)).not.toContain(link.secret);
    expect([asked?.path, asked?.headers.get('authorization')]).toEqual([
      '/api/consultation/openings',
      null,
    ]);
  });

  it('is the same link in another language', async () => {
    const { link } = await linkService();
    visit(link);
    const english = screen.getByRole('link', { name: 'English' }) as HTMLAnchorElement;
    await waitFor(() => expect(english.hash).toBe(`#${link.id}.${link.secret}`));
  });

  it('with a PIN says when it is another one, keeps the field, and opens with the right one', async () => {
    const { link } = await linkService('493027');
    const { person } = visit(link);
    const pin = await screen.findByLabelText('PIN de 6 números');
    await person.type(pin, '111111');
    await person.click(await opening());
    await said(/^O PIN não confere/);
    expect(pin.getAttribute('aria-describedby')).toBe(screen.getByRole('status').id);
    await person.clear(pin);
    await person.type(pin, '493027');
    await person.keyboard('{Enter}');
    expect(await screen.findByRole('article')).toBeDefined();
  });
});

describe('a link that does not open', () => {
  it.each(['', `#${ID}`, `#${ID}.abc`])('is incomplete: "%s"', async (hash) => {
    const { server } = await linkService();
    visit(hash);
    await said(/^O link está incompleto/);
    expect(screen.queryByRole('button')).toBeNull();
    expect(server.calls).toEqual([]);
  });

  it('has the wrong key: nothing is told of what there is, and it can be tried again', async () => {
    const { link } = await linkService();
    const { person } = visit({ ...link, secret: 'A'.repeat(43) });
    await person.click(await opening());
    await said(/^Não há nada neste link/);
    expect(await opening()).toHaveProperty('disabled', false);
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('has a content that its key does not open', async () => {
    const { link } = await linkService('', (await sealSummary(SUMMARY, '')).content);
    const { person } = visit(link);
    await person.click(await opening());
    await said(/^O link está incompleto/);
  });

  it.each(['has expired', 'was revoked', 'was tried too often'])(
    '%s: it is over for good',
    async () => {
      // The server tells a holder that it is over, and not why.
      const { server, link } = await linkService();
      server.answer(consultationContract, { openLink: refuse(LINK_OVER) });
      const { person } = visit(link);
      await person.click(await opening());
      await said(/^Este link venceu ou foi encerrado. O conteúdo foi apagado/);
      expect(screen.queryByRole('button')).toBeNull();
    },
  );

  it.each([
    ['without a network', OFFLINE, /^Não deu para abrir agora/],
    ['while the server is away', refuse('unavailable'), /^Não deu para abrir agora/],
    ['when it was opened too often', refuse('too_many'), /^Este link foi aberto vezes demais/],
  ] as const)('%s can be tried again, and opens then', async (_, openLink, words) => {
    const { server, link, recover } = await linkService();
    server.answer(consultationContract, { openLink });
    const { person } = visit(link);
    await person.click(await opening());
    await said(words);
    recover();
    await person.click(await opening());
    expect(await screen.findByRole('article')).toBeDefined();
  });
});
