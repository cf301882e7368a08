import type { Match, MentionEntry } from '../match.ts';
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
  const { ofToken } = scene.words;
  const marked = emojis.some((emoji) => {
    const place = ofToken[emoji.position] as number;
    return IRONIC_EMOJIS.has(emoji.codePoint) && place > start && place <= end;
  });
  if (marked) return 'emoji';
  if (!mention.entry.ironic) return undefined;
  const before = start > 0 ? scene.sentenceStart(start - 1) : 0;
  const after = end < scene.words.count ? scene.sentenceEnd(end) : end;
  return scene.triggersIn(before, after, 'unpleasant')[0];
}
