import {
  decideLayout,
  type Layout,
  type LayoutClues,
  MOBILE_WIDTH,
  RESIZE_DEBOUNCE_MS,
} from './layout-decision.ts';

export interface LayoutStore {
  /** The decided layout; null until the first one who asks has been answered. */
  get(): Layout | null;
  subscribe(listener: () => void): () => void;
}

/** The clues of the window that the code runs in. */
export function cluesOf(view: Window): LayoutClues {
  return {
    protocol: view.location.protocol,
    userAgent: view.navigator.userAgent,
    width: view.innerWidth,
    touch: 'ontouchstart' in view || view.navigator.maxTouchPoints > 0,
  };
}

interface View {
  clues(): LayoutClues;
  onResize(listener: () => void): () => void;
}

const browserView: View = {
  clues: () => cluesOf(window),
  onResize(listener) {
    window.addEventListener('resize', listener);
    return () => window.removeEventListener('resize', listener);
  },
};

/**
 * Decides the layout once for everybody and keeps it. A resize decides anew only when, after 300 ms
 * of rest, the width has crossed 768 px: a keyboard that opens on a phone changes nothing.
 */
export function createLayoutStore(view: View = browserView): LayoutStore {
  let layout: Layout | null = null;
  let wasNarrow = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopListening: (() => void) | undefined;
  const listeners = new Set<() => void>();

  const decide = () => {
    const clues = view.clues();
    wasNarrow = clues.width < MOBILE_WIDTH;
    const decided = decideLayout(clues);
    if (decided === layout) return;
    layout = decided;
    for (const listener of listeners) listener();
  };
  const resized = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (view.clues().width < MOBILE_WIDTH !== wasNarrow) decide();
    }, RESIZE_DEBOUNCE_MS);
  };

  return {
    get: () => layout,
    subscribe(listener) {
      listeners.add(listener);
      stopListening ??= view.onResize(resized);
      if (layout === null) decide();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        stopListening?.();
        stopListening = undefined;
      };
    },
  };
}

export const layoutStore = createLayoutStore();
