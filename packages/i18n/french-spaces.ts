const NO_BREAK = '\u00a0';

/**
 * A French text with no-break spaces where French sets a space beside a mark: before `: ; ? ! % »`
 * and after `«`. Only a space that stands there is changed, so that addresses, times and
 * `{{places}}` stay as they are.
 *
 * All are U+00A0: the narrow one (U+202F), which some prefer before `; ? !`, is in no font of ours.
 */
export function frenchSpaces(text: string): string {
  return text
    .replaceAll(/[ \u202f](?=[:;?!%»])/g, NO_BREAK)
    .replaceAll(/«[ \u202f]/g, `«${NO_BREAK}`);
}
