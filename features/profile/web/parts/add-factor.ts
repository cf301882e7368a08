/** What a sheet that adds a second factor gets. */
export interface AddFactorProps {
  /** Names that the person's factors have: each has its own. */
  readonly taken: readonly string[];
  readonly onClose: () => void;
}

/** A name that is still free: the wish itself, else with the next number. */
export function freeName(wish: string, taken: readonly string[]): string {
  if (!taken.includes(wish)) return wish;
  for (let number = 2; ; number += 1) {
    const name = `${wish} ${number}`;
    if (!taken.includes(name)) return name;
  }
}
