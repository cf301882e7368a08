/** A part of a lesson: structure without markup, so that nothing in it can run or look like a link. */
export type LessonBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] };

const HEADING = /^#\s+/;
const ITEM = /^[-*•]\s+/;

/**
 * Reads a lesson as people write it: an empty line ends a paragraph, `# ` begins a heading, `- ` an
 * item of a list. Lines of one paragraph run together.
 */
export function blocksOf(written: string): LessonBlock[] {
  const blocks: LessonBlock[] = [];
  /** The paragraph or list that the next line may go on with. */
  let open: LessonBlock | null = null;
  const begin = (block: LessonBlock): LessonBlock => {
    blocks.push(block);
    return block;
  };
  for (const raw of written.replaceAll('\r\n', '\n').split('\n')) {
    const line = raw.trim().replaceAll(/\s+/g, ' ');
    const item = line.replace(ITEM, '');
    if (line === '') {
      open = null;
    } else if (HEADING.test(line)) {
      begin({ kind: 'heading', text: line.replace(HEADING, '') });
      open = null;
    } else if (item !== line) {
      if (open?.kind === 'list') open.items.push(item);
      else open = begin({ kind: 'list', items: [item] });
    } else if (open?.kind === 'paragraph') {
      open.text += ` ${line}`;
    } else if (open?.kind === 'list') {
      open.items.push(`${open.items.pop() ?? ''} ${line}`);
    } else {
      open = begin({ kind: 'paragraph', text: line });
    }
  }
  return blocks;
}

/** Writes blocks as `blocksOf` reads them. */
export function textOfBlocks(blocks: readonly LessonBlock[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'heading') return `# ${block.text}`;
      if (block.kind === 'paragraph') return block.text;
      return block.items.map((item) => `- ${item}`).join('\n');
    })
    .join('\n\n');
}
