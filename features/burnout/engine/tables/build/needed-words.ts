import type { Trie } from './trie.ts';

/**
 * Words of which every expression that means one of the entries that matter holds at least one: a sentence
 * with none of them holds no such expression. As few and as telling ones as can be had: long words
 * that few expressions use.
 */
export function neededWords(
  trie: Trie,
  matters: (entry: number) => boolean,
  lengthOf: (word: number) => number,
): Set<number> {
  const { edgeNode, edgeSymbol, edgeTarget, gaps } = trie;
  const prices = pricesOf(trie, lengthOf);
  const edgesOf = gaps.map((): number[] => []);
  edgeNode.forEach((node, edge) => {
    (edgesOf[node] as number[]).push(edge);
  });
  const priceOf = (edge: number): number => prices.get(edgeSymbol[edge] as number) as number;
  /** By node, the least price of words without which nothing that matters ends from there on. */
  const least = gaps.map((_, node) =>
    trie.endingsAt(node).some(matters) ? Number.POSITIVE_INFINITY : 0,
  );
  const beyond = (edge: number): number => least[edgeTarget[edge] as number] as number;
  // What leaves a node leads to one that was added later.
  for (let node = gaps.length - 1; node >= 0; node -= 1) {
    let sum = (least[node] as number) + (least[gaps[node] as number] as number);
    for (const edge of edgesOf[node] as number[]) sum += Math.min(priceOf(edge), beyond(edge));
    least[node] = sum;
  }
  const needed = new Set<number>();
  const open = [0];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const gap = gaps[node] as number;
    if (gap !== 0) open.push(gap);
    for (const edge of edgesOf[node] as number[]) {
      if (beyond(edge) <= priceOf(edge)) open.push(edgeTarget[edge] as number);
      else for (const word of trie.wordsOf(edgeSymbol[edge] as number)) needed.add(word);
    }
  }
  return needed;
}

/** Words of so many letters are hardly found in a text of another language. */
const TELLING_LENGTH = 8;
/** How much more a word costs for each letter that it is shorter. */
const LETTER_FACTOR = 4;

function pricesOf(trie: Trie, lengthOf: (word: number) => number): Map<number, number> {
  const uses = new Map<number, number>();
  for (const symbol of trie.edgeSymbol) {
    for (const word of trie.wordsOf(symbol)) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  const priceOf = (word: number): number =>
    (uses.get(word) as number) * LETTER_FACTOR ** Math.max(0, TELLING_LENGTH - lengthOf(word));
  const prices = new Map<number, number>();
  for (const symbol of trie.edgeSymbol) {
    if (prices.has(symbol)) continue;
    prices.set(
      symbol,
      trie.wordsOf(symbol).reduce((sum, word) => sum + priceOf(word), 0),
    );
  }
  return prices;
}
