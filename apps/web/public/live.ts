import type { ResourceKey } from 'i18next';

/** Id of the element that React takes over. */
export const LIVE_ID = 'live';

/** Id of the data block with the texts of the live part. */
export const TEXTS_ID = 'texts';

/** What that block holds: the language of the page and the texts by namespace. */
export interface PageTexts {
  readonly language: string;
  readonly namespaces: Record<string, ResourceKey>;
}
