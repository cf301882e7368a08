/** A text with its `{places}` filled; a place without a value becomes nothing. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** A number with its word, in the form (one, other) that the number asks for; `{n}` is its place. */
export function counted([one, other]: readonly [string, string], n: number): string {
  return fill(n === 1 ? one : other, { n });
}
