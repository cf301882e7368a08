const SHORTEST = 5;
const PLACES = 1 << 18;

/** Where the last few characters stood before, and so what came after them then. */
export class Repeats {
  /** Characters that agree, 0 when nothing is repeated. */
  length = 0;
  private at = 0;
  private readonly text: Uint16Array;
  private count = 0;
  private readonly places = new Int32Array(PLACES);

  constructor(longest: number) {
    this.text = new Uint16Array(longest);
  }

  /** The character that came after them; only while something is repeated. */
  get next(): number {
    return this.text[this.at] as number;
  }

  /** Takes the next character. */
  add(unit: number): void {
    const { text, places } = this;
    if (this.length > 0 && text[this.at] === unit) {
      this.length += 1;
      this.at += 1;
    } else this.length = 0;
    text[this.count] = unit;
    this.count += 1;
    if (this.count < SHORTEST) return;
    let hash = 0;
    for (let back = 1; back <= SHORTEST; back += 1) {
      hash = Math.imul(hash + (text[this.count - back] as number) + 1, 0x2f0b4c47);
    }
    hash >>>= 14;
    if (this.length === 0) this.follow(places[hash] as number);
    places[hash] = this.count;
  }

  private follow(place: number): void {
    if (place === 0) return;
    const { text, count } = this;
    this.at = place;
    while (this.length < place && text[place - 1 - this.length] === text[count - 1 - this.length]) {
      this.length += 1;
    }
  }
}
