/** A regular expression with the place it stands at. */
export interface Found {
  pattern: string;
  line: number;
}

interface Item {
  /** A group that may match the same words in more than one way: it repeats or chooses inside. */
  ambiguous: boolean;
  /** Where the item ends in the pattern. */
  end: number;
}

/**
 * Why a pattern could backtrack exponentially, or null. Stricter than needed and easy to trust: what
 * is repeated may itself neither repeat nor choose, so that there is one way to match it.
 */
export function backtrackingOf(pattern: string): string | null {
  let problem: string | null = null;

  function alternatives(from: number): Item {
    let at = from;
    let ambiguous = false;
    while (at < pattern.length && pattern[at] !== ')') {
      if (pattern[at] === '|') {
        ambiguous = true;
        at += 1;
        continue;
      }
      const item = single(at);
      const most = repeats(item.end);
      at = quantifierEnd(item.end);
      if (most > 1 && item.ambiguous) problem = `${pattern.slice(from, at)} repeats a choice`;
      if (at > item.end || item.ambiguous) ambiguous = true;
    }
    return { ambiguous, end: at };
  }

  function single(at: number): Item {
    if (pattern[at] === '(') {
      const head = /^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/.exec(pattern.slice(at))?.[0] ?? '(';
      const inside = alternatives(at + head.length);
      return { ambiguous: inside.ambiguous, end: inside.end + 1 };
    }
    if (pattern[at] === '[') return { ambiguous: false, end: classEnd(at) };
    if (pattern[at] !== '\\') return { ambiguous: false, end: at + 1 };
    const braces = /^\\[pPu]\{[^}]*\}/.exec(pattern.slice(at))?.[0];
    return { ambiguous: false, end: at + (braces?.length ?? 2) };
  }

  function classEnd(from: number): number {
    let at = from + 1;
    while (at < pattern.length && pattern[at] !== ']') at += pattern[at] === '\\' ? 2 : 1;
    return at + 1;
  }

  function quantifierEnd(at: number): number {
    const quantifier = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/.exec(pattern.slice(at))?.[0];
    return at + (quantifier?.length ?? 0);
  }

  /** How often the item before may stand at most. */
  function repeats(at: number): number {
    const quantifier = pattern.slice(at, quantifierEnd(at));
    if (quantifier === '' || quantifier.startsWith('?')) return 1;
    const [, least, comma, most] = /^\{(\d+)(,?)(\d*)\}/.exec(quantifier) ?? [];
    if (least === undefined) return Number.POSITIVE_INFINITY;
    if (comma === '') return Number(least);
    return most === '' ? Number.POSITIVE_INFINITY : Number(most);
  }

  alternatives(0);
  return problem;
}
