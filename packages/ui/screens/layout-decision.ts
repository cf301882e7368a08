/** Below this many CSS pixels a touch device gets the mobile layout (specification section 9). */
export const MOBILE_WIDTH = 768;
/** How long the window must rest after a resize before the layout is decided again, in ms. */
export const RESIZE_DEBOUNCE_MS = 300;

export type Layout = 'desktop' | 'mobile';

/** What the decision looks at. */
export interface LayoutClues {
  /** Scheme of the page's address, such as `https:`. */
  readonly protocol: string;
  readonly userAgent: string;
  readonly width: number;
  readonly touch: boolean;
}

const WRAPPER = /^(capacitor|ionic):$/;
const MOBILE_AGENT = /Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini/i;

/**
 * The layout for a device (specification section 2): mobile inside a native wrapper, on a mobile
 * agent, or where the window is narrower than 768 px and can be touched.
 */
export function decideLayout({ protocol, userAgent, width, touch }: LayoutClues): Layout {
  if (WRAPPER.test(protocol)) return 'mobile';
  if (MOBILE_AGENT.test(userAgent)) return 'mobile';
  return width < MOBILE_WIDTH && touch ? 'mobile' : 'desktop';
}
