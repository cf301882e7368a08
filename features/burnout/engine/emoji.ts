import type { Category } from './contract.ts';

/** Emojis that state how the writer is. Skulls and tears of joy are laughter: they are left out. */
const STATES: Readonly<Partial<Record<Category, string>>> = {
  exhaustion: '😫😩😭😢😞😔😖😣🥱😵🤯😰😥😓😪🫠😿☹🙁💔🪫😟😨😠😡🤬',
  physical: '🤒🤕🤢🤮😷',
  cynicism: '😑😐',
  positive: '😄😊😁😀😃🥰😍😌🥳🤩😎☺😇',
};

const CATEGORY_OF = new Map<number, Category>();
for (const [category, emojis] of Object.entries(STATES)) {
  for (const emoji of emojis) {
    const codePoint = emoji.codePointAt(0) as number;
    CATEGORY_OF.set(codePoint, category as Category);
  }
}

/** Category of a state emoji, undefined for any other. */
export function emojiCategory(codePoint: number): Category | undefined {
  return CATEGORY_OF.get(codePoint);
}
