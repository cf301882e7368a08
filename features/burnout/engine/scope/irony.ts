import type { Match, MentionEntry } from '../found.ts';
import { CUE } from '../tables/build/bits.ts';
import { PRETERITE } from '../tables/inflection/forms.ts';
import type { Emoji } from '../text/tokenise.ts';
import type { Scene } from './scene.ts';

/** Upside-down smile, rolling eyes and smirk turn praise around. */
const IRONIC_EMOJIS = new Set([0x1f643, 0x1f644, 0x1f612]);

/** The unwelcome event or the emoji's sentence that makes praise ironic, if any. */
export function findIrony(
  scene: Scene,
  mention: Match<MentionEntry>,
  emojis: readonly Emoji[],
): Match | 'emoji' | undefined {
  if (mention.entry.category !== 'positive') return undefined;
  const start = scene.sentenceStart(mention.from);
  const end = scene.sentenceEnd(mention.to - 1);
  if (hasIronicEmoji(scene, emojis, start, end)) return 'emoji';
  if (!mention.entry.ironic) return undefined;
  const before = start > 0 ? scene.sentenceStart(start - 1) : 0;
  const after = end < scene.words.count ? scene.sentenceEnd(end) : end;
  const event = scene.triggersIn(before, after, CUE.unpleasant)[0];
  return event ?? (isToldAsDone(scene, mention) ? undefined : dullIn(scene, start, end));
}

/** "Que maravilha, reunião": what is only dull makes praise ironic within its own sentence. */
function dullIn(scene: Scene, start: number, end: number): Match | undefined {
  return scene.triggersIn(start, end, CUE.dull)[0];
}

/** "adorei a reunião" praises what has happened. */
function isToldAsDone(scene: Scene, mention: Match): boolean {
  return (scene.features(mention.from) & PRETERITE) !== 0;
}

/** True when one of the emojis, which are in order of place, follows a word of `[start, end)`. */
function hasIronicEmoji(
  scene: Scene,
  emojis: readonly Emoji[],
  start: number,
  end: number,
): boolean {
  const { ofToken } = scene.words;
  const placeOf = (index: number): number => ofToken[(emojis[index] as Emoji).position] as number;
  let low = 0;
  let high = emojis.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (placeOf(middle) <= start) low = middle + 1;
    else high = middle;
  }
  for (let i = low; i < emojis.length && placeOf(i) <= end; i += 1) {
    if (IRONIC_EMOJIS.has((emojis[i] as Emoji).codePoint)) return true;
  }
  return false;
}
