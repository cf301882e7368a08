const FIRST_SLOTS = 1 << 10;

/**
 * Open-addressed map from a pair of numbers to a number above 0; 0 means "not there". First, second
 * and value of a slot lie together, so that a look-up touches one place of memory.
 */
export class PairTable {
  private count = 0;
  private mask = FIRST_SLOTS - 1;
  private slots = new Int32Array(FIRST_SLOTS * 3);

  get(first: number, second: number): number {
    return this.slots[this.placeOf(first, second) + 2] as number;
  }

  set(first: number, second: number, value: number): void {
    if (this.count * 2 > this.mask) this.rehash();
    const place = this.placeOf(first, second);
    const { slots } = this;
    if (slots[place + 2] === 0) this.count += 1;
    slots[place] = first;
    slots[place + 1] = second;
    slots[place + 2] = value;
  }

  private rehash(): void {
    const old = this.slots;
    this.slots = new Int32Array(old.length * 2);
    this.mask = this.mask * 2 + 1;
    const { slots } = this;
    for (let i = 0; i < old.length; i += 3) {
      if (old[i + 2] === 0) continue;
      const place = this.placeOf(old[i] as number, old[i + 1] as number);
      slots[place] = old[i] as number;
      slots[place + 1] = old[i + 1] as number;
      slots[place + 2] = old[i + 2] as number;
    }
  }

  private placeOf(first: number, second: number): number {
    const { slots, mask } = this;
    let hash = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b);
    hash ^= hash >>> 15;
    let place = (hash & mask) * 3;
    while (slots[place + 2] !== 0 && (slots[place] !== first || slots[place + 1] !== second)) {
      place = place === mask * 3 ? 0 : place + 3;
    }
    return place;
  }
}
