/** What came before a character, in so many ways: each predicts the next one by itself. */
export const CONTEXTS = 7;

const DEEPEST = 32;
const [SPACE, OPEN_GROUP, CLOSE_GROUP, BAR, OPEN_OPTION, CLOSE_OPTION, COMMA, LINE_END] = [
  32, 40, 41, 124, 91, 93, 44, 10,
];

const mixed = (a: number, b: number): number =>
  (Math.imul(Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b), 0xc2b2ae35) + (a >>> 7)) | 0;

/**
 * Where a text in the lexicon's notation has come to: its last letters, its last words, the word in
 * front of the group that is open, the alternative before.
 */
export class Contexts {
  /** One number each, to be mixed with what is asked. */
  readonly hashes: Int32Array = new Int32Array(CONTEXTS);
  depth = 0;
  last = 0;
  private readonly letters = new Int32Array(3);
  private word = 0;
  private before = 0;
  /** Last word of all, in front of the open group, of the alternative before, first of the last expression. */
  private latest = 0;
  private head = 0;
  private alternative = 0;
  private opening = 0;
  private first = 0;
  private parts = 0;
  private readonly outside = new Int32Array(DEEPEST * 2);

  /** Takes the next character to what came before. */
  add(unit: number): void {
    const { letters } = this;
    letters.copyWithin(1, 0);
    letters[0] = unit;
    this.last = unit;
    if (isSign(unit)) this.addSign(unit);
    else this.word = mixed(this.word, unit + 1);
    this.hash();
  }

  private addSign(unit: number): void {
    if (this.word !== 0) {
      this.before = this.word;
      this.latest = this.word;
      if (this.parts === 0) this.first = this.word;
      this.parts += 1;
      this.word = 0;
    }
    if (unit === OPEN_GROUP || unit === OPEN_OPTION) {
      const place = (this.depth % DEEPEST) * 2;
      this.outside[place] = this.head;
      this.outside[place + 1] = this.alternative;
      this.depth += 1;
      this.head = this.latest;
      this.alternative = unit;
      this.parts = 0;
    } else if (unit === CLOSE_GROUP || unit === CLOSE_OPTION) {
      this.depth -= 1;
      const place = (this.depth % DEEPEST) * 2;
      this.head = this.outside[place] as number;
      this.alternative = this.outside[place + 1] as number;
      this.latest = unit;
      this.before = unit;
      this.parts = 1;
    } else if (unit === BAR) {
      this.alternative = this.latest;
      this.before = unit;
      this.parts = 0;
    } else if (unit !== SPACE) {
      this.opening = this.first;
      this.alternative = this.latest;
      this.before = unit;
      this.head = 0;
      this.latest = 0;
      this.depth = 0;
      this.parts = 0;
    }
  }

  private hash(): void {
    const { hashes, word, depth } = this;
    const [last, before, third] = this.letters as unknown as [number, number, number];
    hashes[0] = mixed(last, 1);
    hashes[1] = mixed(mixed(hashes[0] as number, before), third);
    hashes[2] = mixed(word, 3);
    hashes[3] = mixed(mixed(word, this.before), 4);
    hashes[4] = mixed(mixed(word, this.head), depth * 8 + 5);
    hashes[5] = mixed(mixed(word, this.alternative), depth * 8 + 6);
    hashes[6] = mixed(mixed(word, this.opening), this.parts * 16 + 7);
  }
}

function isSign(unit: number): boolean {
  return (
    unit === SPACE ||
    unit === COMMA ||
    unit === BAR ||
    unit === LINE_END ||
    unit === OPEN_GROUP ||
    unit === CLOSE_GROUP ||
    unit === OPEN_OPTION ||
    unit === CLOSE_OPTION
  );
}
