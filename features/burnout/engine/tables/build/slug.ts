import { FIRST_WORD_BYTE, FOREIGN, kindOf } from '../../text/characters.ts';

/**
 * Last part of an expression's stable id: the plain words of its first reading, joined by hyphens.
 * "sem (energia|força)" is `sem-energia`, "exausto/a" is `exausto`.
 */
export function slugOf(expression: string): string {
  return firstReading(expression.replace(/#.*$/gm, ''))
    .split(/[\s()[\]]+/)
    .map((part) => partSlug(part))
    .filter(Boolean)
    .join('-');
}

/** The expression without all but the first alternative of each group. */
function firstReading(expression: string): string {
  let kept = '';
  let depth = 0;
  /** Depth of the group whose further alternatives are being left out, 0 outside of one. */
  let skipped = 0;
  for (const character of expression) {
    if (character === '(' || character === '[') depth += 1;
    if (character === '|' && skipped === 0) skipped = depth;
    if (skipped === 0) kept += character;
    if (character === ')' || character === ']') {
      if (skipped === depth) {
        skipped = 0;
        kept += ' ';
      }
      depth -= 1;
    }
  }
  return kept;
}

function partSlug(part: string): string {
  const plain = part.replace(/^[\^%]+/, '');
  if (plain.startsWith('$')) return plain === '$SITE' ? 'site' : '';
  const [base = ''] = plain.split(/[/:]/);
  let slug = '';
  for (let i = 0; i < base.length; i += 1) {
    const kind = kindOf(base.charCodeAt(i));
    if (kind >= FIRST_WORD_BYTE && kind !== FOREIGN) slug += String.fromCharCode(kind);
  }
  return slug;
}
