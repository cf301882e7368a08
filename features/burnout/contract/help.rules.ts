/** From this crisis level on, help takes the place of every number (product decision: levels 2 and 3). */
const HELP_FIRST_FROM = 2;

/** Whether a text's score and level are shown nowhere, because help comes before numbers. */
export function helpComesFirst(crisisLevel: number): boolean {
  return crisisLevel >= HELP_FIRST_FROM;
}
