import { type CharacterTree, characterTree, LEAF, ROOT } from './characters-tree.ts';
import { ONE } from './logistic.ts';
import { Model } from './model.ts';

/**
 * A text as few bytes: an arithmetic coder over `Model`. Before them stand, each as a number of
 * seven bits a byte, the length, and how many characters there are, with the code and count of each.
 */
export function squeezeText(text: string): Uint8Array<ArrayBuffer> {
  // A tree has two leaves at least.
  const counts = new Map<number, number>([...' ,'].map((sign) => [sign.charCodeAt(0), 0]));
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    counts.set(unit, (counts.get(unit) ?? 0) + 1);
  }
  const bytes: number[] = [];
  for (const number of [text.length, counts.size, ...[...counts].flat()]) pushNumber(bytes, number);
  const { paths, children } = characterTree([...counts]);
  const model = new Model(text.length);
  let low = 0;
  let high = 0xffffffff;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    const repeat = new Repeat(model, paths);
    let node = ROOT;
    for (const bit of paths.get(unit) as readonly number[]) {
      const middle = split(low, high, model.predict(node, node === ROOT, repeat.bit()));
      if (bit === 1) high = middle;
      else low = middle + 1;
      model.update(bit);
      repeat.follow(bit);
      node = children[node * 2 + bit] as number;
      while ((low ^ high) >>> 24 === 0) {
        bytes.push(high >>> 24);
        low = (low << 8) >>> 0;
        high = ((high << 8) | 0xff) >>> 0;
      }
    }
    model.add(unit);
  }
  bytes.push(high >>> 24, (high >>> 16) & 0xff, (high >>> 8) & 0xff, high & 0xff);
  return Uint8Array.from(bytes);
}

/** The text that `squeezeText` made the bytes of. */
export function unsqueezeText(bytes: Uint8Array): string {
  let at = 0;
  const next = (): number => (at < bytes.length ? (bytes[at++] as number) : 0);
  const number = (): number => {
    let value = 0;
    for (let shift = 1; ; shift *= 128) {
      const byte = next();
      value += (byte & 127) * shift;
      if (byte < 128) return value;
    }
  };
  const length = number();
  const counts = Array.from({ length: number() }, (): [number, number] => [number(), number()]);
  const { paths, children } = characterTree(counts);
  const model = new Model(length);
  const units = new Uint16Array(length);
  let low = 0;
  let high = 0xffffffff;
  let code = 0;
  for (let i = 0; i < 4; i += 1) code = ((code << 8) | next()) >>> 0;
  for (let i = 0; i < length; i += 1) {
    const repeat = new Repeat(model, paths);
    let node = ROOT;
    while (node < LEAF) {
      const middle = split(low, high, model.predict(node, node === ROOT, repeat.bit()));
      const bit = code <= middle ? 1 : 0;
      if (bit === 1) high = middle;
      else low = middle + 1;
      model.update(bit);
      repeat.follow(bit);
      node = children[node * 2 + bit] as number;
      while ((low ^ high) >>> 24 === 0) {
        low = (low << 8) >>> 0;
        high = ((high << 8) | 0xff) >>> 0;
        code = ((code << 8) | next()) >>> 0;
      }
    }
    units[i] = node - LEAF;
    model.add(node - LEAF);
  }
  return new TextDecoder('utf-16le').decode(units);
}

/** The bits of the character that a repeat expects, as long as they are right. */
class Repeat {
  private readonly path: readonly number[] | undefined;
  private place = 0;
  private right: boolean;

  constructor(model: Model, paths: CharacterTree['paths']) {
    const { expected } = model;
    this.path = expected < 0 ? undefined : paths.get(expected);
    this.right = this.path !== undefined;
  }

  bit(): number {
    return this.right ? (this.path?.[this.place] as number) : -1;
  }

  follow(bit: number): void {
    this.right &&= this.path?.[this.place] === bit;
    this.place += 1;
  }
}

function split(low: number, high: number, probability: number): number {
  return low + Math.floor(((high - low) * probability) / ONE);
}

function pushNumber(bytes: number[], number: number): void {
  let rest = number;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
  bytes.push(rest);
}
