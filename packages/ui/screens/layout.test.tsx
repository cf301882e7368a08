import { fireEvent, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineScreen } from './define-screen.ts';
import { decideLayout, MOBILE_WIDTH, RESIZE_DEBOUNCE_MS } from './layout-decision.ts';
import { createLayoutStore } from './layout-store.ts';
import { ResponsiveScreen, retryFailedScreens } from './ResponsiveScreen.tsx';

const DESKTOP_AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140';
const PHONE_AGENT = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';
const desktop = { protocol: 'https:', userAgent: DESKTOP_AGENT, width: 1280, touch: false };

describe('the layout of a device', () => {
  it.each([
    ['a desktop', desktop, 'desktop'],
    ['a narrow window without touch', { ...desktop, width: 400 }, 'desktop'],
    ['a wide window with touch', { ...desktop, touch: true }, 'desktop'],
    ['767 px with touch', { ...desktop, width: 767, touch: true }, 'mobile'],
    ['768 px with touch', { ...desktop, width: 768, touch: true }, 'desktop'],
    ['a phone', { ...desktop, userAgent: PHONE_AGENT, width: 390 }, 'mobile'],
    ['a phone on its side', { ...desktop, userAgent: PHONE_AGENT, width: 844 }, 'mobile'],
    ['the Capacitor wrapper', { ...desktop, protocol: 'capacitor:' }, 'mobile'],
    ['the Ionic wrapper', { ...desktop, protocol: 'ionic:' }, 'mobile'],
  ])('%s', (_, clues, layout) => {
    expect(decideLayout(clues)).toBe(layout);
  });
});

describe('the layout while the window changes', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const nothing = (): void => {};

  function tablet(width: number) {
    const view = { width, resized: nothing, asked: 0 };
    const store = createLayoutStore({
      clues: () => {
        view.asked += 1;
        return { ...desktop, width: view.width, touch: true };
      },
      onResize: (listener) => {
        view.resized = listener;
        return () => {
          view.resized = nothing;
        };
      },
    });
    const told = vi.fn();
    const stop = store.subscribe(told);
    const resize = (next: number) => {
      view.width = next;
      view.resized();
    };
    return { store, told, stop, resize, view };
  }

  it('is not known before somebody asks', () => {
    expect(createLayoutStore({ clues: () => desktop, onResize: () => () => {} }).get()).toBeNull();
  });

  it('is kept for everybody once decided', () => {
    const { store, view } = tablet(1000);
    const asked = view.asked;
    store.subscribe(vi.fn());
    expect(store.get()).toBe('desktop');
    expect(view.asked).toBe(asked);
  });

  it('follows 300 ms after the last resize across 768 px', () => {
    const { store, told, resize } = tablet(1000);
    told.mockClear();
    resize(MOBILE_WIDTH - 1);
    vi.advanceTimersByTime(RESIZE_DEBOUNCE_MS - 1);
    resize(MOBILE_WIDTH - 2);
    vi.advanceTimersByTime(RESIZE_DEBOUNCE_MS - 1);
    expect(store.get()).toBe('desktop');
    vi.advanceTimersByTime(1);
    expect(store.get()).toBe('mobile');
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('stays when the width does not cross 768 px', () => {
    const { store, told, resize } = tablet(1000);
    told.mockClear();
    resize(MOBILE_WIDTH);
    vi.advanceTimersByTime(RESIZE_DEBOUNCE_MS);
    resize(2000);
    vi.advanceTimersByTime(RESIZE_DEBOUNCE_MS);
    expect(store.get()).toBe('desktop');
    expect(told).not.toHaveBeenCalled();
  });

  it('stops listening with the last listener', () => {
    const { store, stop, resize } = tablet(1000);
    stop();
    resize(400);
    vi.advanceTimersByTime(RESIZE_DEBOUNCE_MS);
    expect(store.get()).toBe('desktop');
  });
});

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <button type="button" onClick={() => this.setState({ failed: false })}>
        failed, again
      </button>
    );
  }
}

describe('a screen', () => {
  const page = (text: string) => async () => ({ default: () => <p>{text}</p> });
  const diary = defineScreen({
    name: 'diary',
    path: '/diary',
    guard: 'signedIn',
    texts: [],
    desktop: page('desktop half'),
    mobile: page('mobile half'),
    alwaysMobile: '/mobile-diary',
  });

  it('shows the half of the device, after what waits', async () => {
    render(<ResponsiveScreen screen={diary} waiting={<p>waiting</p>} />);
    expect(screen.getAllByText('waiting').length).toBeGreaterThan(0);
    expect(await screen.findByText('desktop half')).toBeDefined();
  });

  it('shows the mobile half at an always-mobile address', async () => {
    render(<ResponsiveScreen screen={diary} forceMobile waiting={null} />);
    expect(await screen.findByText('mobile half')).toBeDefined();
  });

  it('shows its one layout everywhere', async () => {
    const calendar = defineScreen({
      name: 'calendar',
      path: '/calendar',
      guard: 'signedIn',
      texts: [],
      responsive: page('one layout'),
    });
    render(<ResponsiveScreen screen={calendar} forceMobile waiting={null} />);
    expect(await screen.findByText('one layout')).toBeDefined();
  });

  it('does not compile with one half missing', () => {
    // @ts-expect-error the mobile half is missing
    defineScreen({ name: 'x', path: '/x', guard: 'signedIn', texts: [], desktop: page('x') });
    const both = { responsive: page('y'), mobile: page('y') };
    // @ts-expect-error a screen with one layout has no halves
    defineScreen({ name: 'y', path: '/y', guard: 'signedIn', texts: [], ...both });
    expect(diary.path).toBe('/diary');
  });

  it('can be fetched again after its code did not arrive', async () => {
    let reachable = false;
    const load = vi.fn(async () => {
      if (!reachable) throw new Error('Failed to fetch dynamically imported module');
      return { default: () => <p>arrived</p> };
    });
    const late = defineScreen({
      name: 'late',
      path: '/late',
      guard: 'signedIn',
      texts: [],
      responsive: load,
    });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <Boundary>
        <ResponsiveScreen screen={late} waiting={null} />
      </Boundary>,
    );
    const again = await screen.findByText('failed, again');
    expect(load).toHaveBeenCalledTimes(1);
    reachable = true;
    retryFailedScreens();
    fireEvent.click(again);
    expect(await screen.findByText('arrived')).toBeDefined();
  });
});
