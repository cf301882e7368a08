/**
 * A tree of the characters of a text: frequent ones take few bits. As numbers: `children[node * 2 +
 * bit]` is a node, or from `LEAF` on a character. The root is node 1.
 */
export interface CharacterTree {
  children: Int32Array;
  /** Bits of each character from the root on. */
  paths: ReadonlyMap<number, readonly number[]>;
}

export const LEAF: number = 1 << 16;
export const ROOT = 1;

/** The tree of Huffman for characters with these counts; whoever has the counts has the same tree. */
export function characterTree(
  counts: readonly (readonly [unit: number, count: number])[],
): CharacterTree {
  const open = counts.map(([unit, count]) => ({ at: LEAF + unit, count }));
  const children = new Int32Array((counts.length + 1) * 2);
  for (let node = counts.length - 1; node >= ROOT; node -= 1) {
    open.sort((a, b) => b.count - a.count || b.at - a.at);
    const [one, other] = [open.pop(), open.pop()] as [
      { at: number; count: number },
      { at: number; count: number },
    ];
    children[node * 2] = one.at;
    children[node * 2 + 1] = other.at;
    open.push({ at: node, count: one.count + other.count });
  }
  const paths = new Map<number, readonly number[]>();
  const walk = (at: number, path: readonly number[]): void => {
    if (at >= LEAF) paths.set(at - LEAF, path);
    else for (const bit of [0, 1]) walk(children[at * 2 + bit] as number, [...path, bit]);
  };
  walk(ROOT, []);
  return { children, paths };
}
