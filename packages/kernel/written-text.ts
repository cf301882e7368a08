import * as z from 'zod';

/** Most characters of a paragraph, heading, quotation or item of a list. */
export const MAX_BLOCK_TEXT = 5_000;
const MAX_BLOCKS = 300;
const MAX_ITEMS = 100;

/** Most characters of what a picture shows, in words. */
export const MAX_PICTURE_WORDS = 300;
/** A path of a file, such as `0e4c…` or `lessons/0e4c….webp`. */
const PICTURE_PATH = /^[\w-]+(?:\.[\w-]+)*(?:\/[\w-]+(?:\.[\w-]+)*)*$/;

const text = z.string().trim().min(1).max(MAX_BLOCK_TEXT);

/** A piece of an article or a lesson. Text and nothing else: no markup is ever read or shown. */
const blockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text }),
  z.object({ kind: z.literal('paragraph'), text }),
  z.object({ kind: z.literal('quote'), text }),
  /** `text` says what it shows, for who does not see it. */
  z.object({
    kind: z.literal('picture'),
    path: z.string().max(200).regex(PICTURE_PATH),
    text: text.max(MAX_PICTURE_WORDS),
  }),
  z.object({
    kind: z.literal('list'),
    ordered: z.boolean(),
    items: z.array(text).min(1).max(MAX_ITEMS),
  }),
]);
export type Block = z.output<typeof blockSchema>;

/** A text of at least one block, in the order of reading. */
export const blocksSchema = z.array(blockSchema).min(1).max(MAX_BLOCKS);

/** What keeps blocks that were written from being saved, by the limits of `blocksSchema`; or null. */
export function problemOfBlocks(blocks: readonly Block[]): 'missing' | 'tooLong' | null {
  if (blocks.length === 0) return 'missing';
  const fits =
    blocks.length <= MAX_BLOCKS &&
    blocks.every((block) => block.kind !== 'list' || block.items.length <= MAX_ITEMS) &&
    textsOf(blocks).every(({ length }) => length <= MAX_BLOCK_TEXT);
  return fits ? null : 'tooLong';
}

/** Everything that blocks say, in its order. */
export function textsOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => (block.kind === 'list' ? block.items : block.text));
}

/**
 * The plain notation in which articles and lessons are written, blank lines between the blocks:
 *
 *     ## A heading
 *     - an item of a list          1. an item of a numbered list
 *     > a quotation                anything else is a paragraph
 *     ![what it shows](path)       a picture, on a line of its own
 *
 * A line right below a paragraph, a quotation or an item goes on with it. A `\` in front of a line's
 * first sign takes its meaning away.
 */
const HEADING = /^#{1,6}\s+/;
const ITEM = /^[-*•]\s+/;
const NUMBERED = /^\d{1,3}[.)]\s+/;
const QUOTE = /^>\s?/;
const PICTURE = /^!\[([^\]]+)\]\(([^()\s]{1,200})\)$/;
const HAS_MEANING = /^(?:#{1,6}\s|[-*•]\s|\d{1,3}[.)]\s|>|!\[|\\)/;

type Line = { kind: Exclude<Block['kind'], 'picture'>; ordered: boolean; text: string };

function lineOf(line: string): Line {
  const as = (kind: Line['kind'], sign: RegExp, ordered = false) => ({
    kind,
    ordered,
    text: line.replace(sign, '').trim(),
  });
  if (HEADING.test(line)) return as('heading', HEADING);
  if (ITEM.test(line)) return as('list', ITEM);
  if (NUMBERED.test(line)) return as('list', NUMBERED, true);
  if (QUOTE.test(line)) return as('quote', QUOTE);
  return as('paragraph', /^\\/);
}

/** A line that is a picture, whole; anything that only looks like one is a text. */
function pictureOf(line: string): Block | null {
  const [, words = '', path = ''] = PICTURE.exec(line) ?? [];
  const text = words.trim();
  const fits = text !== '' && text.length <= MAX_PICTURE_WORDS && PICTURE_PATH.test(path);
  return fits ? { kind: 'picture', path, text } : null;
}

/** A picture as a line of the notation. */
export const pictureLine = (path: string, words: string): string =>
  `![${words.replace(/[[\]\s]+/g, ' ').trim()}](${path})`;

/** Paths of the pictures among blocks. */
export const picturesOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.kind === 'picture' ? block.path : []));

/** Reads the notation; whatever is written is a text, nothing is wrong. */
export function blocksOf(notation: string): Block[] {
  const blocks: Block[] = [];
  let apart = true;
  for (const raw of notation.split(/\r?\n/)) {
    const written = raw.trim();
    if (written === '') {
      apart = true;
      continue;
    }
    const picture = pictureOf(written);
    if (picture) {
      blocks.push(picture);
      apart = true;
      continue;
    }
    const { kind, ordered, text } = lineOf(written);
    if (text === '') continue;
    const last = blocks.at(-1);
    if (kind === 'list') {
      if (last?.kind === 'list' && last.ordered === ordered) last.items.push(text);
      else blocks.push({ kind, ordered, items: [text] });
    } else if (!apart && kind === 'paragraph' && last?.kind === 'list') {
      last.items.push(`${last.items.pop()} ${text}`);
    } else if (!apart && last?.kind === kind && last.kind !== 'heading') {
      last.text += ` ${text}`;
    } else {
      blocks.push({ kind, text });
    }
    apart = false;
  }
  return blocks;
}

/** Writes blocks in the notation: what `blocksOf` reads from it are these blocks. */
export function notationOf(blocks: readonly Block[]): string {
  return blocks.map(written).join('\n\n');
}

function written(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `## ${block.text}`;
    case 'quote':
      return `> ${block.text}`;
    case 'picture':
      return pictureLine(block.path, block.text);
    case 'list':
      return block.items
        .map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${item}`)
        .join('\n');
    case 'paragraph':
      return HAS_MEANING.test(block.text) ? `\\${block.text}` : block.text;
  }
}
