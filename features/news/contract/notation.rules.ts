import type { Block } from './news.contract.ts';

/**
 * The plain notation in which articles are written, one block after another, blank lines between:
 *
 *     ## A heading
 *     - an item of a list          1. an item of a numbered list
 *     > a quotation                anything else is a paragraph
 *
 * Lines of a paragraph or quotation that follow each other belong together. A `\` in front of a
 * line's first sign takes its meaning away.
 */
const HEADING = /^#{1,6}\s+/;
const ITEM = /^[-*•]\s+/;
const NUMBERED = /^\d{1,3}[.)]\s+/;
const QUOTE = /^>\s?/;
const HAS_MEANING = /^(?:#{1,6}\s|[-*•]\s|\d{1,3}[.)]\s|>|\\)/;

type Line = { kind: Block['kind']; ordered: boolean; text: string };

function lineOf(line: string): Line {
  const as = (kind: Block['kind'], sign: RegExp, ordered = false) => ({
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

/** Reads the notation; every text is an article, none is wrong. */
export function blocksOf(notation: string): Block[] {
  const blocks: Block[] = [];
  let apart = true;
  for (const raw of notation.split(/\r?\n/)) {
    const written = raw.trim();
    if (written === '') {
      apart = true;
      continue;
    }
    const { kind, ordered, text } = lineOf(written);
    if (text === '') continue;
    const last = blocks.at(-1);
    if (kind === 'list') {
      if (last?.kind === 'list' && last.ordered === ordered) last.items.push(text);
      else blocks.push({ kind, ordered, items: [text] });
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
    case 'list':
      return block.items
        .map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${item}`)
        .join('\n');
    case 'paragraph':
      return HAS_MEANING.test(block.text) ? `\\${block.text}` : block.text;
  }
}
