/**
 * The notation of the lexicon files, read into sequences of parts:
 *
 *   exausto/a        adjective with its genders, plurals, diminutives and superlatives
 *   <chorar>         the verb as the writer says it of themselves (chorei, choro, chorando ...)
 *   <latejar:3>      the verb said of a thing or a body part (lateja, latejam, latejando ...)
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
export type Part =
  | { kind: 'word'; text: string }
  | { kind: 'adjective'; text: string }
  | { kind: 'verb'; text: string }
  | { kind: 'class'; text: string }
  | { kind: 'gap' }
  | { kind: 'choice'; options: Part[][] };

export interface Pattern {
  parts: Part[];
  /** Last part of the stable id: the plain words of the first reading of the pattern. */
  slug: string;
  predicate: boolean;
  ironic: boolean;
}

const [OPEN_GROUP, CLOSE_GROUP, OPEN_OPTION, CLOSE_OPTION, COMMA, LINE_END] = [
  40, 41, 91, 93, 44, 10,
];

/** Reads a lexicon template; throws on an unbalanced group, naming the expression. */
export function parsePatterns(source: string): Pattern[] {
  const text = source.replace(/#.*$/gm, '');
  const patterns: Pattern[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === OPEN_GROUP || unit === OPEN_OPTION) depth += 1;
    else if (unit === CLOSE_GROUP || unit === CLOSE_OPTION) depth -= 1;
    const ends = unit === COMMA || (unit === LINE_END && depth === 0);
    if (!ends && at < text.length) continue;
    const item = text.slice(from, at).replace(/\s+/g, ' ').trim();
    if (item !== '') patterns.push(parsePattern(item));
    from = at + 1;
    depth = 0;
  }
  return patterns;
}

function parsePattern(text: string): Pattern {
  const flags = /^[\^%]*/.exec(text)?.[0] ?? '';
  const reader = { text: text.slice(flags.length), at: 0 };
  const parts = parseSequence(reader);
  if (reader.at < reader.text.length) throw new Error(`Unbalanced group in "${text}"`);
  return {
    parts,
    slug: slugOf(parts),
    predicate: flags.includes('^'),
    ironic: flags.includes('%'),
  };
}

interface Reader {
  text: string;
  at: number;
}

function parseSequence(reader: Reader): Part[] {
  const parts: Part[] = [];
  while (reader.at < reader.text.length) {
    const character = reader.text[reader.at] as string;
    if (character === ')' || character === ']' || character === '|') break;
    if (character === ' ') reader.at += 1;
    else if (character === '(' || character === '[') parts.push(parseChoice(reader, character));
    else parts.push(parseAtom(reader));
  }
  return parts;
}

function parseChoice(reader: Reader, opening: string): Part {
  const closing = opening === '(' ? ')' : ']';
  const options: Part[][] = [];
  do {
    reader.at += 1;
    options.push(parseSequence(reader));
  } while (reader.text[reader.at] === '|');
  if (reader.text[reader.at] !== closing) throw new Error(`Unbalanced group in "${reader.text}"`);
  reader.at += 1;
  if (closing === ']') options.push([]);
  return { kind: 'choice', options };
}

function parseAtom(reader: Reader): Part {
  const from = reader.at;
  while (reader.at < reader.text.length && !' ()[]|'.includes(reader.text[reader.at] as string)) {
    reader.at += 1;
  }
  const text = reader.text.slice(from, reader.at);
  if (text === '..') return { kind: 'gap' };
  if (text.startsWith('<')) return { kind: 'verb', text: text.slice(1, -1) };
  if (text.startsWith('$')) return { kind: 'class', text: text.slice(1) };
  if (text.includes('/')) return { kind: 'adjective', text };
  return { kind: 'word', text };
}

function slugOf(parts: Part[]): string {
  return wordsOf(parts)
    .map((word) => word.normalize('NFD').replace(/[^a-zA-Z0-9]/g, ''))
    .filter(Boolean)
    .join('-')
    .toLowerCase();
}

function wordsOf(parts: Part[]): string[] {
  return parts.flatMap((part) => {
    if (part.kind === 'choice') return wordsOf(part.options[0] ?? []);
    if (part.kind === 'word') return [part.text];
    if (part.kind === 'adjective') return [part.text.split('/')[0] as string];
    if (part.kind === 'verb') return [part.text.split(':')[0] as string];
    return part.kind === 'class' && part.text === 'SITE' ? ['site'] : [];
  });
}
