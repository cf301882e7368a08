/**
 * The notation of the lexicon files:
 *
 *   exausto/a        adjective with its genders, plurals, diminutives and superlatives
 *   <chorar>         the verb as the writer says it of themselves (chorei, choro, chorando ...)
 *   <latejar:3>      the verb said of a thing or a body part (lateja, latejam, latejando ...)
 *   <enxugar:any>    the verb of an idiom in all its forms, the infinitive among them
 *   $SITE            any word of a named class
 *   (a|b c|)         alternatives; an empty one makes the group optional
 *   [a]              optional
 *   ..               up to three words of any kind
 *
 * Expressions are separated by commas or line ends; a line may end inside a group without ending
 * the expression; `#` starts a comment. Before an expression
 * `^` asks for predicate position ("estou leve", not "mala leve") and `%` marks praise that is
 * often meant as sarcasm ("que maravilha").
 */

/** What is told the parts of every expression in the order in which they are written. */
export interface PatternListener {
  /** A part `source[from, to)` without its signs: `<` and `>`, `$`. */
  word(from: number, to: number): void;
  adjective(from: number, to: number): void;
  verb(from: number, to: number): void;
  namedClass(from: number, to: number): void;
  gap(): void;
  /** A group begins, its next alternative begins, it is over (`optional` when in brackets). */
  open(): void;
  alternative(): void;
  close(optional: boolean): void;
  /** The expression `source[from, to)` is over; `flags` are bits of the marks before it. */
  end(from: number, to: number, flags: number): void;
}

export const PREDICATE = 1;
export const IRONIC = 2;

const [HASH, DOLLAR, PERCENT, OPEN_GROUP, CLOSE_GROUP, COMMA, DOT, SLASH] = [
  35, 36, 37, 40, 41, 44, 46, 47,
];
const [LINE_END, SPACE, LESS, OPEN_OPTION, CLOSE_OPTION, CARET, BAR] = [
  10, 32, 60, 91, 93, 94, 124,
];

/** Reads a lexicon template in one pass; throws on an unbalanced group, naming the expression. */
export function readPatterns(source: string, listener: PatternListener): void {
  const length = source.length;
  /** Opening sign of each group that is open. */
  const groups: number[] = [];
  let from = -1;
  let flags = 0;
  let at = 0;

  const unbalanced = (): Error => {
    const text = source.slice(from, at).replace(/#.*$/gm, '').replace(/\s+/g, ' ').trim();
    return new Error(`Unbalanced group in "${text}"`);
  };

  while (at <= length) {
    const unit = at < length ? source.charCodeAt(at) : COMMA;
    if (unit === COMMA || (unit === LINE_END && groups.length === 0)) {
      if (groups.length > 0) throw unbalanced();
      if (from >= 0) listener.end(from, at, flags);
      from = -1;
      flags = 0;
      at += 1;
      continue;
    }
    if (unit <= SPACE) {
      at += 1;
      continue;
    }
    if (unit === HASH) {
      at = endOfLine(source, at);
      continue;
    }
    if (from < 0) {
      from = at;
      const marks = flagsAt(source, at);
      flags = marks.flags;
      at = marks.end;
      if (at > from) continue;
    }
    if (unit === OPEN_GROUP || unit === OPEN_OPTION) {
      groups.push(unit);
      listener.open();
      at += 1;
    } else if (unit === CLOSE_GROUP || unit === CLOSE_OPTION) {
      if (groups.pop() !== (unit === CLOSE_GROUP ? OPEN_GROUP : OPEN_OPTION)) throw unbalanced();
      listener.close(unit === CLOSE_OPTION);
      at += 1;
    } else if (unit === BAR) {
      if (groups.length === 0) throw unbalanced();
      listener.alternative();
      at += 1;
    } else at = readPart(source, at, listener);
  }
}

/** Tells the listener the part that begins at `from`; returns where it ends. */
function readPart(source: string, from: number, listener: PatternListener): number {
  let to = from;
  let inflected = false;
  for (; to < source.length; to += 1) {
    const unit = source.charCodeAt(to);
    if (unit <= COMMA && isSign(unit)) break;
    if (unit === SLASH) inflected = true;
    else if (unit === OPEN_OPTION || unit === CLOSE_OPTION || unit === BAR) break;
  }
  const first = source.charCodeAt(from);
  if (first === DOT && to === from + 2 && source.charCodeAt(from + 1) === DOT) listener.gap();
  else if (first === LESS) listener.verb(from + 1, to - 1);
  else if (first === DOLLAR) listener.namedClass(from + 1, to);
  else if (inflected) listener.adjective(from, to);
  else listener.word(from, to);
  return to;
}

function isSign(unit: number): boolean {
  return (
    unit <= SPACE || unit === HASH || unit === OPEN_GROUP || unit === CLOSE_GROUP || unit === COMMA
  );
}

function flagsAt(source: string, from: number): { flags: number; end: number } {
  let flags = 0;
  let end = from;
  for (;;) {
    const unit = source.charCodeAt(end);
    if (unit === CARET) flags |= PREDICATE;
    else if (unit === PERCENT) flags |= IRONIC;
    else return { flags, end };
    end += 1;
  }
}

function endOfLine(source: string, from: number): number {
  const end = source.indexOf('\n', from);
  return end < 0 ? source.length : end;
}
