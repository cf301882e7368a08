/** A demonstration entry: how many days ago, at what time in São Paulo, and what was written. */
export interface SeedText {
  daysAgo: number;
  /** `HH:MM`; before 03:00 it is still the evening of the day before. */
  time: string;
  text: string;
  title?: string;
  favourite?: boolean;
}
