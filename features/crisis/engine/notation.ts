import { type Ear, soundOf, soundsOf } from './text/sound.ts';

/**
 * One wording a line:
 * `word` itself; `word~` and whatever it goes on with; `(a|b c)` either; `x?` with or without it;
 * `..` up to four words, none of them a denial; `...` up to twelve of any; `@name` a group defined beside the list.
 */
export type Node =
  | { readonly is: 'word'; readonly sound: string }
  | { readonly is: 'stem'; readonly sound: string }
  | { readonly is: 'gap'; readonly most: number; readonly past: 'all' | 'affirmed' }
  | { readonly is: 'either'; readonly ways: readonly (readonly Node[])[] };

export type Groups = Readonly<Record<string, string>>;

const GAPS: Readonly<Record<string, Node>> = {
  '..': { is: 'gap', most: 4, past: 'affirmed' },
  '...': { is: 'gap', most: 12, past: 'all' },
};
const PIECES = /\(|\)|\||\?|[^\s()|?]+/gu;

/** The wordings of a list: empty lines and lines that begin with `//` are for readers. */
export function parseList(list: string, groups: Groups, ear: Ear): Node[][] {
  return list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .map((line) => parseLine(line, groups, ear));
}

function parseLine(line: string, groups: Groups, ear: Ear): Node[] {
  const pieces = line.match(PIECES) ?? [];
  let at = 0;
  const ways = (): Node[][] => {
    const all: Node[][] = [[]];
    for (; at < pieces.length && pieces[at] !== ')'; at += 1) {
      const piece = pieces[at] as string;
      const way = all.at(-1) as Node[];
      if (piece === '|') all.push([]);
      else if (piece === '?') way.push({ is: 'either', ways: [[way.pop() as Node], []] });
      else if (piece === '(') {
        at += 1;
        way.push({ is: 'either', ways: ways() });
        if (pieces[at] !== ')') throw new Error(`A bracket is left open in: ${line}`);
      } else way.push(...nodesOf(piece, groups, ear));
    }
    return all;
  };
  const [first = [], ...others] = ways();
  if (at < pieces.length) throw new Error(`A bracket too many in: ${line}`);
  return others.length > 0 ? [{ is: 'either', ways: [first, ...others] }] : first;
}

function nodesOf(piece: string, groups: Groups, ear: Ear): Node[] {
  const gap = GAPS[piece];
  if (gap) return [gap];
  if (piece.startsWith('@')) {
    const group = groups[piece.slice(1)];
    if (group === undefined) throw new Error(`No group is called ${piece}`);
    return [{ is: 'either', ways: [parseLine(group, groups, ear)] }];
  }
  const stem = piece.endsWith('~');
  const written = stem ? piece.slice(0, -1) : piece;
  const words = ear === 'english' ? written.replaceAll("'", '').split('-') : written.split(/['-]/);
  if (stem) return words.map((word) => ({ is: 'stem', sound: soundOf(word, ear, 'stem') }));
  return words
    .filter((word) => word !== '')
    .flatMap((word) => soundsOf(word, ear))
    .map((sound) => ({ is: 'word', sound }));
}
