/** Forms of a verb, by the frame that asks for them. */
export const FORMS = [
  'infinitive',
  'present',
  'imperfect',
  'subjunctive',
  'preterite',
  'gerund',
] as const;
export type Form = (typeof FORMS)[number];

/** A sentence of a grid, and the act and the frame it was put together from. */
export interface Cell {
  act: string;
  frame: string;
  text: string;
}

/** `(a|b)` becomes one text for each alternative; groups are not nested. */
export function alternatives(template: string): string[] {
  const group = /\(([^)]*)\)/.exec(template);
  if (group === null) return [template];
  const [whole, inside] = group as unknown as [string, string];
  return inside
    .split('|')
    .flatMap((choice) => alternatives(template.replace(whole, () => choice)))
    .map((text) => text.replace(/ {2,}/g, ' ').trim());
}

/** Every line of a list, with its alternatives written out. */
export function lines(list: string): string[] {
  return list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line) => alternatives(line));
}

/**
 * An act with `<verb>` in one form. Throws on a verb whose forms are not told; nothing where the
 * verb has a `-` in the place of the form, because that form means something else.
 */
export function inForm(
  act: string,
  form: Form,
  verbs: Readonly<Record<string, string>>,
): string | undefined {
  let missing = false;
  const text = act.replace(/<([^>]+)>/g, (_, verb: string) => {
    const forms = verbs[verb]?.split(' ');
    if (forms === undefined) throw new Error(`No forms of "${verb}"`);
    const found = forms[FORMS.indexOf(form)] as string;
    if (found === '-') missing = true;
    return found;
  });
  return missing ? undefined : text;
}

/** In capitals and without accents. */
export function shouted(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
}

/** With the spelling of a chat in the place of each word that has one. */
export function inChat(text: string, spellings: Readonly<Record<string, string>>): string {
  return text
    .split(' ')
    .map((word) => spellings[word] ?? word)
    .join(' ');
}
