/** Sentences of one topic: those any reader knows for danger, and harmless ones that look like them. */
export interface Topic {
  plain: readonly string[];
  harmless: readonly string[];
}

/** Every way to take one part of each list, in the order of the lists, joined by spaces. */
export function crossed(...lists: readonly (readonly string[])[]): string[] {
  return lists
    .reduce<string[]>(
      (begun, list) => begun.flatMap((start) => list.map((part) => `${start} ${part}`)),
      [''],
    )
    .map((text) => text.trim());
}
