import { readFileSync } from 'node:fs';
import { iconTile, nightScene, spotPanel } from '#packages/ui/art/index.ts';
import { helpPicture } from './help-picture.ts';
import type { SiteAssets } from './page.ts';

/** Files of the public pages that no module imports: the font and the drawings. */
export interface AssetSource {
  readonly fileName: string;
  readonly source: string | Uint8Array;
}

const FONT = new URL('../../../packages/ui/fonts/figtree-latin.woff2', import.meta.url);

const asFile = (drawing: string) =>
  drawing.includes('xmlns=')
    ? drawing
    : drawing.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');

/** The files by the name under which pages know them. */
export function assetSources(): Record<keyof SiteAssets, AssetSource> {
  return {
    font: { fileName: 'figtree-latin.woff2', source: readFileSync(FONT) },
    icon: { fileName: 'icon.svg', source: asFile(iconTile('rounded')) },
    night: { fileName: 'night.svg', source: asFile(nightScene()) },
    diary: { fileName: 'diary.svg', source: asFile(spotPanel('diary')) },
    trend: { fileName: 'trend.svg', source: asFile(spotPanel('checkin')) },
    help: { fileName: 'help.svg', source: asFile(helpPicture()) },
    lost: { fileName: 'lost.svg', source: asFile(spotPanel('empty')) },
  };
}
