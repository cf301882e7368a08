/** What the places of a text are filled with. */
export type Values = Readonly<Record<string, string | number>>;

/** A text with its `{places}` filled; a place without a value becomes nothing. */
export function fill(text: string, values: Values): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** Every text of a letter or a page filled, in lists and parts of it too. */
export function fillAll<T>(texts: T, values: Values): T {
  if (typeof texts === 'string') return fill(texts, values) as T;
  if (Array.isArray(texts)) return texts.map((text) => fillAll(text, values)) as T;
  const parts = Object.entries(texts as object).map(([key, part]) => [key, fillAll(part, values)]);
  return Object.fromEntries(parts) as T;
}

/** The forms of a text with a number in it; `{n}` is its place. */
export interface Forms {
  readonly one: string;
  readonly other: string;
}

/** A number with its word, in the form that the number asks for. */
export function counted({ one, other }: Forms, n: number, values: Values = {}): string {
  return fill(n === 1 ? one : other, { ...values, n });
}
