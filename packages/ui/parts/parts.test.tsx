import { MantineProvider } from '@mantine/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cssVariablesResolver } from '../css-variables.ts';
import { startTestTexts } from '../testing/texts.ts';
import { makeTheme } from '../theme.ts';
import { OfflineBanner, WaitingTag } from './OfflineBanner.tsx';
import { PageHeader } from './PageHeader.tsx';
import { SegmentedTabs } from './SegmentedTabs.tsx';
import { Sheet, SheetFooter } from './Sheet.tsx';
import { SignalPetals } from './SignalPetals.tsx';
import {
  EmptyState,
  FailedState,
  ForbiddenState,
  LOADING_SHAPE_DELAY_MS,
  LoadingShape,
  PageSpinner,
} from './states.tsx';
import { Card, IconTile, Note, Tag } from './surfaces.tsx';

const theme = makeTheme({ close: 'Fechar', togglePassword: 'Mostrar' });

function show(children: ReactNode) {
  return render(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} env="test">
      <main>{children}</main>
    </MantineProvider>,
  );
}

beforeEach(() => startTestTexts());

describe('every part is accessible', () => {
  it.each<[string, ReactNode]>([
    ['PageHeader', <PageHeader key="p" title="Diário" lead="Sua empresa não lê." />],
    [
      'Card',
      <Card key="c" aria-label="Resumo">
        <IconTile tone="leaf">i</IconTile>
      </Card>,
    ],
    [
      'Tag and Note',
      <Note key="n" role="alert">
        <Tag tone="sun">novo</Tag>
      </Note>,
    ],
    ['EmptyState', <EmptyState key="e" title="Seu diário começa aqui" />],
    ['FailedState', <FailedState key="f" onRetry={() => undefined} />],
    ['ForbiddenState', <ForbiddenState key="o" />],
    ['LoadingShape', <LoadingShape key="l" label="Carregando seus registros..." />],
    ['PageSpinner', <PageSpinner key="s" />],
    ['SignalPetals', <SignalPetals key="g" level="moderate" />],
    ['OfflineBanner', <OfflineBanner key="b" />],
    ['WaitingTag', <WaitingTag key="w" count={2} />],
  ])('%s', async (_, part) => {
    const { container } = show(part);
    const { violations } = await axe.run(container, {
      rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});

function Periods() {
  const [value, setValue] = useState<'30d' | '12w' | '12m'>('30d');
  return (
    <SegmentedTabs
      label="Período"
      value={value}
      onChange={setValue}
      options={[
        { value: '30d', label: '30 dias' },
        { value: '12w', label: '12 semanas' },
        { value: '12m', label: '12 meses' },
      ]}
    />
  );
}

function Page() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        abrir
      </button>
      <Sheet opened={opened} onClose={() => setOpened(false)} title="Mais">
        <button type="button">dentro</button>
      </Sheet>
    </>
  );
}

describe('SegmentedTabs', () => {
  it('moves and chooses by arrows, Home and End, round the ends', async () => {
    const user = userEvent.setup();
    show(<Periods />);
    await user.tab();
    const chosen = () => screen.getByRole('tab', { selected: true }).textContent;
    for (const [key, label] of [
      ['{ArrowRight}', '12 semanas'],
      ['{End}', '12 meses'],
      ['{ArrowRight}', '30 dias'],
      ['{ArrowLeft}', '12 meses'],
      ['{Home}', '30 dias'],
    ] as const) {
      await user.keyboard(key);
      expect(chosen()).toBe(label);
      expect(document.activeElement?.textContent).toBe(label);
    }
  });

  it('is one stop of the Tab key', async () => {
    const user = userEvent.setup();
    show(
      <>
        <Periods />
        <button type="button">depois</button>
      </>,
    );
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'depois' }));
  });
});

describe('Sheet', () => {
  it('holds a task, closes by Escape and gives the focus back', async () => {
    const user = userEvent.setup();
    show(<Page />);
    await user.click(screen.getByRole('button', { name: 'abrir' }));
    expect(await screen.findByRole('dialog', { name: 'Mais' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Fechar' })).toBeDefined();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'abrir' })),
    );
  });
});

it('a sheet scrolls what takes the focus clear of its footer, however high that is', async () => {
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(112);
  show(
    <Sheet opened onClose={() => undefined} title="Mais">
      <SheetFooter>
        <button type="button">Salvar</button>
      </SheetFooter>
    </Sheet>,
  );
  const sheet = await screen.findByRole('dialog', { name: 'Mais' });
  expect(sheet.style.getPropertyValue('--sheet-footer')).toBe('112px');
  height.mockRestore();
});

describe('states', () => {
  it('FailedState is told at once and can be tried again', async () => {
    const user = userEvent.setup();
    const onRetry = vi.fn();
    show(<FailedState onRetry={onRetry} />);
    expect(screen.getByRole('alert').textContent).toContain('Não deu para carregar');
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('SignalPetals says the level in words', () => {
    show(<SignalPetals level="high" />);
    expect(screen.getByText('Sinais: alto')).toBeDefined();
  });

  it('LoadingShape appears after 300 ms and says what loads', () => {
    vi.useFakeTimers();
    show(<LoadingShape label="Carregando seus registros..." />);
    act(() => void vi.advanceTimersByTime(LOADING_SHAPE_DELAY_MS - 1));
    expect(screen.queryByText('Carregando seus registros...')).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByText('Carregando seus registros...')).toBeDefined();
    vi.useRealTimers();
  });
});

describe('OfflineBanner', () => {
  let online = true;
  beforeEach(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  });
  afterEach(() => {
    online = true;
  });
  const connection = (up: boolean) => {
    online = up;
    act(() => void window.dispatchEvent(new Event(up ? 'online' : 'offline')));
  };

  it('comes and goes with the connection and counts what waits', () => {
    show(
      <OfflineBanner>
        <WaitingTag count={2} />
      </OfflineBanner>,
    );
    const banner = screen.getByRole('status');
    expect(banner.textContent).toBe('');
    connection(false);
    expect(banner.textContent).toContain('Você está sem internet.');
    expect(banner.textContent).toContain('2 itens esperando');
    connection(true);
    expect(banner.textContent).toBe('');
  });
});
