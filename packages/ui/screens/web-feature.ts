import type { TopicListener } from '#packages/events/web/index.ts';
import type { DevicePart } from '#packages/offline-queue/index.ts';
import type { Screen } from './define-screen.ts';

/** What a feature adds to the app behind the sign-in; the app collects these and knows no feature otherwise. */
export interface WebFeature {
  /** Each with its entry in the menu, where it has one. */
  readonly screens: readonly Screen[];
  /** What it does when something happens elsewhere: in another tab, on another device, at the server. */
  readonly hears?: readonly TopicListener[];
  /** What it keeps on the device. Fetched once the page is idle: it must not be part of the first bundle. */
  readonly device?: () => Promise<{ readonly devicePart: DevicePart }>;
}
