import type { IncomingHttpHeaders } from 'node:http';
import { decideLayout, type Layout } from '#packages/ui/screens/layout-decision.ts';

/**
 * The layout for a request, by the app's own rule as far as headers tell: the agent, and what Chromium
 * says of the device. Width and touch are not known here; the pages for desktops bear a narrow window.
 */
export function layoutOf(headers: IncomingHttpHeaders): Layout {
  if (headers['sec-ch-ua-mobile'] === '?1') return 'mobile';
  const userAgent = headers['user-agent'] ?? '';
  return decideLayout({ protocol: 'https:', userAgent, width: Infinity, touch: false });
}
