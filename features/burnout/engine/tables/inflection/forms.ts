/** What a verb form tells about who and when; a form may carry several readings. */
export const FIRST_PERSON = 1;
export const THIRD_PERSON = 2;
export const PRESENT = 4;
export const PRETERITE = 8;
export const IMPERFECT = 16;
export const GERUND = 32;
export const INFINITIVE = 64;
export const UNREAL = 128;

export interface Form {
  text: string;
  features: number;
}

/** How one language builds the forms of its adjectives and verbs. */
export interface Inflection {
  adjective(notation: string): string[];
  verb(infinitive: string): Form[];
}
